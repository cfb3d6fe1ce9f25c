import type { RequestedFile } from './request-file.ts'

/** Saves a fetched file as a download. */
export type SaveFile = (file: RequestedFile) => void

/** Saves a file under its name, as a link to it would. */
export const saveFile: SaveFile = ({ content, name }) => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download keeps its own reference to the content once it has begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
