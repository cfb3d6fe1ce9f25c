import { type AsyncZippable, unzip, zip } from 'fflate'
import { archiveTexts } from './texts.ts'
import type { ArchiveFiles } from './archive.ts'

/** The largest unpacked size in bytes, far above that of real content. */
const UNPACKED_MAX = 1024 ** 3

const PACKED_ALREADY = /\.(?:webp|png|jpe?g)$/i

/**
 * Packs the files of an archive; the same files give the same bytes.
 * @param exportedAt ISO instant, the time that files carry.
 */
export function packArchive(files: ArchiveFiles, exportedAt: string): Promise<Uint8Array> {
  const entries: AsyncZippable = Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [
      path,
      [bytes, { level: PACKED_ALREADY.test(path) ? 0 : 6 }],
    ]),
  )
  return new Promise((resolve, reject) => {
    zip(entries, { mtime: exportedAt }, (error, packed) => {
      // The error is null on success, unlike its type.
      if (error instanceof Error) reject(error)
      else resolve(packed)
    })
  })
}

/** Unpacks an archive. @returns its files, or a sentence that says why it is invalid. */
export function unpackArchive(
  packed: Uint8Array,
  limit: number = UNPACKED_MAX,
): Promise<{ files: ArchiveFiles } | { fault: string }> {
  let size = 0
  const isWithinLimit = ({ originalSize }: { originalSize: number }) => {
    size += originalSize
    return size <= limit
  }
  return new Promise((resolve) => {
    unzip(packed, { filter: isWithinLimit }, (error, files) => {
      if (error as Error | null) resolve({ fault: archiveTexts.notZip })
      else resolve(size > limit ? { fault: archiveTexts.tooLarge } : { files })
    })
  })
}
