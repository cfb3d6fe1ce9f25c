import { type AsyncZippable, unzip, zip } from 'fflate'
import { archiveTexts } from './texts.ts'
import type { ArchiveFiles } from './archive.ts'

/** Limits of the unpacked size in bytes and of the number of files, far above the size of real content. */
const UNPACKED_MAX = { bytes: 1024 ** 3, files: 100_000 }

const PACKED_ALREADY = /\.(?:webp|png|jpe?g)$/i

/**
 * Packs the files of an archive; the same files give the same bytes.
 * @param exportedAt ISO instant, the modification time of all files.
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
      if (error !== null) reject(error)
      else resolve(packed)
    })
  })
}

/** Unpacks an archive. @returns its files, or an error message if it is no ZIP file or too large. */
export function unpackArchive(
  packed: Uint8Array,
  limit: { bytes: number; files: number } = UNPACKED_MAX,
): Promise<{ files: ArchiveFiles } | { fault: string }> {
  let bytes = 0
  let count = 0
  const isWithinLimit = ({ originalSize }: { originalSize: number }) => {
    bytes += originalSize
    count += 1
    return bytes <= limit.bytes && count <= limit.files
  }
  return new Promise((resolve) => {
    unzip(packed, { filter: isWithinLimit }, (error, files) => {
      if (error as Error | null) resolve({ fault: archiveTexts.notZip })
      else if (bytes > limit.bytes || count > limit.files) {
        resolve({ fault: archiveTexts.tooLarge })
      } else resolve({ files })
    })
  })
}
