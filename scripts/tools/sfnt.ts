/** Vertical metrics of a font and the widths of its letters, in units of its em. */
export interface FontMetrics {
  ascent: number
  descent: number
  /** Advance of a character, as a share of the em; undefined when the font has no glyph for it. */
  advance: (character: string) => number | undefined
}

/** The tables of an OpenType font by their tags. */
function readTables(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>()
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16
    const offset = font.readUInt32BE(record + 8)
    const length = font.readUInt32BE(record + 12)
    tables.set(font.toString('latin1', record, record + 4), font.subarray(offset, offset + length))
  }
  return tables
}

function table(tables: Map<string, Buffer>, tag: string): Buffer {
  const found = tables.get(tag)
  if (!found) throw new Error(`The font has no table "${tag}".`)
  return found
}

/** Glyph ids by code point, from the subtable in format 4 (the Basic Multilingual Plane). */
function readCharacterMap(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>()
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4))
    if (subtable.readUInt16BE(0) === 4) readSegments(subtable, glyphs)
  }
  return glyphs
}

function readSegments(subtable: Buffer, glyphs: Map<number, number>): void {
  const segments = subtable.readUInt16BE(6) / 2
  for (let segment = 0; segment < segments; segment += 1) {
    const end = subtable.readUInt16BE(14 + segment * 2)
    const start = subtable.readUInt16BE(16 + (segments + segment) * 2)
    const delta = subtable.readUInt16BE(16 + (2 * segments + segment) * 2)
    const rangeAt = 16 + (3 * segments + segment) * 2
    const range = subtable.readUInt16BE(rangeAt)
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph = range === 0 ? code : subtable.readUInt16BE(rangeAt + range + (code - start) * 2)
      if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff)
    }
  }
}

/**
 * Reads what decides how much room a font's text takes.
 * @param font an OpenType font, not compressed; of a variable one, its default instance is read.
 */
export function readMetrics(font: Buffer): FontMetrics {
  const tables = readTables(font)
  const unitsPerEm = table(tables, 'head').readUInt16BE(18)
  const hhea = table(tables, 'hhea')
  const hmtx = table(tables, 'hmtx')
  const glyphs = readCharacterMap(table(tables, 'cmap'))
  const lastMetric = hhea.readUInt16BE(34) - 1
  return {
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
    advance: (character) => {
      const glyph = glyphs.get(character.codePointAt(0) ?? 0)
      if (glyph === undefined) return undefined
      return hmtx.readUInt16BE(Math.min(glyph, lastMetric) * 4) / unitsPerEm
    },
  }
}

/**
 * Gives a font other names. Checksums are left as they are: whoever writes the font anew corrects
 * them.
 * @param names texts by name id, as the OpenType specification numbers them.
 */
export function renameFont(font: Buffer, names: Record<number, string>): Buffer {
  const tables = readTables(font)
  const own = [...tables].map(
    ([tag, content]) => [tag, tag === 'name' ? nameTable(content, names) : content] as const,
  )
  const header = Buffer.alloc(12 + own.length * 16)
  font.copy(header, 0, 0, 12)
  let offset = header.length
  const parts = [header]
  for (const [index, [tag, content]] of own.entries()) {
    const record = 12 + index * 16
    header.write(tag, record, 'latin1')
    header.writeUInt32BE(offset, record + 8)
    header.writeUInt32BE(content.length, record + 12)
    const padded = Buffer.alloc(Math.ceil(content.length / 4) * 4)
    content.copy(padded)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}

/** A name table for Windows in English, which every reader of fonts takes; others' names are kept. */
function nameTable(old: Buffer, names: Record<number, string>): Buffer {
  const merged = new Map(Object.entries({ ...otherNames(old), ...names }))
  const entries = [...merged].toSorted(([a], [b]) => Number(a) - Number(b))
  const header = Buffer.alloc(6 + entries.length * 12)
  header.writeUInt16BE(entries.length, 2)
  header.writeUInt16BE(header.length, 4)
  const strings: Buffer[] = []
  let offset = 0
  for (const [index, [id, text]] of entries.entries()) {
    const bytes = Buffer.from(text, 'utf16le').swap16()
    for (const [field, value] of [3, 1, 0x409, Number(id), bytes.length, offset].entries()) {
      header.writeUInt16BE(value, 6 + index * 12 + field * 2)
    }
    strings.push(bytes)
    offset += bytes.length
  }
  return Buffer.concat([header, ...strings])
}

/** Names of axes and instances, which other tables point to by their ids from 256 on. */
function otherNames(old: Buffer): Record<number, string> {
  const names: Record<number, string> = {}
  const strings = old.readUInt16BE(4)
  for (let index = 0; index < old.readUInt16BE(2); index += 1) {
    const record = 6 + index * 12
    const id = old.readUInt16BE(record + 6)
    if (id < 256 || old.readUInt16BE(record) !== 3) continue
    const start = strings + old.readUInt16BE(record + 10)
    const bytes = Buffer.from(old.subarray(start, start + old.readUInt16BE(record + 8)))
    names[id] = bytes.swap16().toString('utf16le')
  }
  return names
}
