import { loadingTexts } from '#src/texts/loading.ts'

interface LoadErrorProps {
  text: string
  onRetry: () => void
}

/** A loading error with a retry button. */
export function LoadError({ text, onRetry }: LoadErrorProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-5 rounded-2xl bg-blush px-6 py-14 text-center"
    >
      <p>{text}</p>
      <button type="button" onClick={onRetry} className="button">
        {loadingTexts.retry}
      </button>
    </div>
  )
}
