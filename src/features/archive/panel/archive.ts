import { z } from 'zod'
import type { AdminExpert } from '#src/features/experts/contracts.ts'
import { generatedBy } from '#src/features/images/generated-contracts.ts'
import type { AdminPost } from '#src/features/articles/contracts.ts'
import type { FullQuiz } from '#src/features/quizzes/contracts.ts'
import type { AdminSettings } from '#src/features/settings/contracts.ts'
import { type ImportInput, importItem } from '../contracts.ts'
import { SLUG_PATTERN } from '#src/core/slugs.ts'
import type { GeneratedBy } from '#src/features/images/generated.ts'
import { formatFrontMatter, parseFrontMatter } from './front-matter.ts'
import { archiveTexts } from './texts.ts'

/** Version of the written format, which `docs/archive-format.md` describes. */
export const ARCHIVE_VERSION = 8

const FORMAT = 'santykiu-akademija'
const MANIFEST = 'manifest.json'

/** Folder and extension of each kind of item. They never change, so that old archives stay readable. */
const PLACES = {
  post: { folder: 'straipsniai/', ending: '.md' },
  page: { folder: 'puslapiai/', ending: '.md' },
  quiz: { folder: 'testai/', ending: '.json' },
  expert: { folder: 'ekspertai/', ending: '.json' },
} as const
const IMAGES = 'paveikslai/'
/** File of the settings. It is for human readers only: an import changes no settings. */
const SETTINGS = 'nustatymai/settings.json'

type Kind = keyof typeof PLACES

export type ArchiveFiles = Readonly<Record<string, Uint8Array>>

export interface ArchivedImage {
  name: string
  bytes: Uint8Array
  /** Model that made the image, and the time; absent if a person made it or this is not known. */
  generated?: GeneratedBy
}

export interface ArchiveContent {
  posts: readonly AdminPost[]
  pages: readonly AdminPost[]
  quizzes: readonly FullQuiz[]
  experts: readonly AdminExpert[]
  /** Null for an archive without settings. */
  settings: AdminSettings | null
  images: readonly ArchivedImage[]
}

export interface ArchiveFault {
  file: string
  message: string
}

/** Parsed content of an archive. `faults`: files that cannot be imported, with the reasons. */
export interface ArchiveReading {
  items: ImportInput[]
  images: ArchivedImage[]
  hasSettings: boolean
  faults: ArchiveFault[]
}

const encoder = new TextEncoder()

/** Returns the files of an archive by their paths. @param exportedAt ISO instant. */
export function toArchiveFiles(content: ArchiveContent, exportedAt: string): ArchiveFiles {
  const generated = content.images.flatMap(({ name, generated: by }) => (by ? [[name, by]] : []))
  const manifest = {
    format: FORMAT,
    version: ARCHIVE_VERSION,
    exportedAt,
    generatedImages: Object.fromEntries(generated) as Record<string, GeneratedBy>,
  }
  return {
    [MANIFEST]: toJson(manifest),
    ...Object.fromEntries([
      ...content.posts.map((post) => [pathOf('post', post.slug), toMarkdown(post)] as const),
      ...content.pages.map((page) => [pathOf('page', page.slug), toMarkdown(page)] as const),
      ...content.quizzes.map(({ slug, ...quiz }) => [pathOf('quiz', slug), toJson(quiz)] as const),
      ...content.experts.map(
        ({ id, ...expert }) => [pathOf('expert', id), toJson(expert)] as const,
      ),
      ...(content.settings === null ? [] : [[SETTINGS, toSettingsFile(content.settings)] as const]),
      ...content.images.map(({ name, bytes }) => [IMAGES + name, bytes] as const),
    ]),
  }
}

/** Returns the path of an item's file. @param name slug of the item; its id if it has none. */
function pathOf(kind: Kind, name: string): string {
  const { folder, ending } = PLACES[kind]
  return folder + name + ending
}

function toMarkdown({ slug: _, type: __, content, ...fields }: AdminPost): Uint8Array {
  return encoder.encode(formatFrontMatter(fields, content))
}

function toSettingsFile({
  id: _,
  earlier: __,
  noticeEmail: ___,
  pendingNotices: ____,
  inPreview: _____,
  updatedAt: ______,
  ...settings
}: AdminSettings) {
  return toJson(settings)
}

function toJson(value: object): Uint8Array {
  return encoder.encode(`${JSON.stringify(value, null, 2)}\n`)
}

/**
 * Parses the files of an archive. All of them may be inside a folder, as after unpacking and packing again. A faulty
 * file does not stop the parsing of other files. Without a valid manifest, the fault of the manifest is the only
 * result.
 */
export function fromArchiveFiles(files: ArchiveFiles): ArchiveReading {
  const root = rootOf(Object.keys(files))
  const faults: ArchiveFault[] = []
  if (root === null) return nothingBut(archiveTexts.noManifest)
  const manifest = readManifest(files[root + MANIFEST])
  if ('fault' in manifest) return nothingBut(manifest.fault)

  const items: ImportInput[] = []
  const images: ArchivedImage[] = []
  const known = new Known()
  for (const [path, bytes] of Object.entries(files)) {
    const file = path.slice(root.length)
    if (!path.startsWith(root) || isBesides(file) || file === SETTINGS) continue
    const image = imageNameOf(file)
    if (image !== null) {
      const generated = manifest.generatedImages[image]
      images.push({ name: image, bytes, ...(generated && { generated }) })
      continue
    }
    const read = readItem(file, bytes)
    const messages = 'faults' in read ? read.faults : known.add(file, read.body)
    faults.push(...messages.map((message) => ({ file, message })))
    if (!('faults' in read) && messages.length === 0) items.push(read.body)
  }
  // Experts come first: an article refers to its author, who must exist already.
  const { experts = [], others = [] } = Object.groupBy(items, ({ kind }) =>
    kind === 'expert' ? 'experts' : 'others',
  )
  const hasSettings = Object.hasOwn(files, root + SETTINGS)
  return { items: [...experts, ...others], images, hasSettings, faults }
}

function nothingBut(message: string): ArchiveReading {
  return { items: [], images: [], hasSettings: false, faults: [{ file: MANIFEST, message }] }
}

/** Returns the path of the folder with the manifest: '' for the top level, null without a manifest. */
function rootOf(paths: readonly string[]): string | null {
  const candidates = paths.filter((path) => path === MANIFEST || path.endsWith(`/${MANIFEST}`))
  const [path] = candidates.toSorted((a, b) => a.length - b.length)
  return path === undefined ? null : path.slice(0, -MANIFEST.length)
}

const manifestOf = z.object({
  format: z.literal(FORMAT),
  version: z.int(),
  /** The model that made each generated image, by the image's name; absent before version 8. */
  generatedImages: z.record(z.string(), generatedBy).default({}),
})

function readManifest(
  bytes: Uint8Array | undefined,
): z.output<typeof manifestOf> | { fault: string } {
  const read = bytes && parseJson(bytes)
  const value = read && 'value' in read ? read.value : null
  const later = z.object({ format: z.literal(FORMAT), version: z.int() }).safeParse(value).data
  if (later && later.version > ARCHIVE_VERSION) {
    return { fault: archiveTexts.newerFormat(later.version, ARCHIVE_VERSION) }
  }
  return manifestOf.safeParse(value).data ?? { fault: archiveTexts.unreadableManifest }
}

/**
 * Whether a path has no content to import: the manifest, a folder, a hidden file, or a file that operating systems add.
 */
function isBesides(file: string): boolean {
  return file === MANIFEST || /(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)?$/.test(file)
}

function imageNameOf(file: string): string | null {
  const name = file.startsWith(IMAGES) ? file.slice(IMAGES.length) : ''
  return /^[a-z0-9][a-z0-9._-]*$/i.test(name) ? name : null
}

type ItemReading = { body: ImportInput } | { faults: string[] }

function readItem(file: string, bytes: Uint8Array): ItemReading {
  const kind = kindOf(file)
  if (kind === null) return { faults: [archiveTexts.unknownFile] }
  const { folder, ending } = PLACES[kind]
  const name = file.slice(folder.length, -ending.length)
  if (!SLUG_PATTERN.test(name)) return { faults: [archiveTexts.invalidSlug] }
  const read = ending === '.json' ? readObject(bytes) : readText(bytes)
  if ('fault' in read) return { faults: [read.fault] }
  const named = kind === 'expert' ? { id: name } : { slug: name }
  const parsed = importItem.body.safeParse({ kind, item: { ...read.value, ...named } })
  return parsed.success ? { body: parsed.data } : { faults: messagesOf(parsed.error.issues) }
}

function kindOf(file: string): Kind | null {
  const kinds = ['post', 'page', 'quiz', 'expert'] as const
  return (
    kinds.find((kind) => {
      return file.startsWith(PLACES[kind].folder) && file.endsWith(PLACES[kind].ending)
    }) ?? null
  )
}

type FieldsReading = { value: Record<string, unknown> } | { fault: string }

function readObject(bytes: Uint8Array): FieldsReading {
  const read = parseJson(bytes)
  if ('fault' in read) return read
  return isRecord(read.value) ? { value: read.value } : { fault: archiveTexts.notJson }
}

function readText(bytes: Uint8Array): FieldsReading {
  const text = decode(bytes)
  if (text === null) return { fault: archiveTexts.notText }
  const read = parseFrontMatter(text)
  if ('fields' in read) return { value: { ...read.fields, content: read.body } }
  switch (read.fault) {
    case 'no-head':
      return { fault: archiveTexts.noHead }
    case 'unreadable-line':
      return { fault: archiveTexts.unreadableLine(read.line) }
    case 'repeated-field':
      return { fault: archiveTexts.repeatedField(read.line) }
  }
}

function parseJson(bytes: Uint8Array): { value: unknown } | { fault: string } {
  const text = decode(bytes)
  if (text === null) return { fault: archiveTexts.notText }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { fault: archiveTexts.notJson }
  }
}

/**
 * Decodes UTF-8.
 * @returns the text without its byte order mark; null for bytes that are not UTF-8.
 */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the messages of validation errors without repetitions. Each message names the field as in the file. */
function messagesOf(issues: readonly z.core.$ZodIssue[]): string[] {
  const messages = issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') return archiveTexts.unknownFields(issue.keys.join(', '))
    const [, ...path] = issue.path
    return archiveTexts.field(path.join('.'), issue.message)
  })
  return [...new Set(messages)]
}

/** Ids and slugs of the items parsed so far. An article and a page cannot have the same slug. */
class Known {
  readonly #ids = new Map<string, string>()
  readonly #slugs = new Map<string, string>()

  /**
   * Adds an item unless an earlier item has the same id or slug.
   * @returns one message about the conflict; none if the item was added.
   */
  add(file: string, { kind, item }: ImportInput): string[] {
    const place = kind === 'post' || kind === 'page' ? 'text' : kind
    const slug = `${place} ${'slug' in item ? item.slug : item.id}`
    const idFile = this.#ids.get(item.id)
    const slugFile = this.#slugs.get(slug)
    if (idFile !== undefined) return [archiveTexts.repeatedId(idFile)]
    if (slugFile !== undefined) return [archiveTexts.repeatedSlug(slugFile)]
    this.#ids.set(item.id, file)
    this.#slugs.set(slug, file)
    return []
  }
}
