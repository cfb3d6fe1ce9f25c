import type { ArchiveFault } from './archive.ts'
import { contentTransferTexts } from './texts.ts'

/** Files of an archive that cannot be taken, and why. */
export function Faults({ faults }: { faults: readonly ArchiveFault[] }) {
  if (faults.length === 0) return null
  return (
    <div className="w-full rounded-xl bg-blush p-4">
      <h4 className="font-semibold">{contentTransferTexts.faultsHeading}</h4>
      <ul className="mt-2 flex flex-col gap-2 text-sm">
        {faults.map(({ file, message }) => (
          <li key={`${file} ${message}`} className="break-words">
            <span className="font-semibold">{file}</span> {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
