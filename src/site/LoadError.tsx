import { loadingTexts } from './loading-texts.ts'

interface LoadErrorProps {
  text: string
  onRetry: () => void
}

/** Shows a loading error with a retry button. */
export function LoadError({ text, onRetry }: LoadErrorProps) {
  return (
    <div role="alert" className="flex flex-col items-start gap-5 rounded-xl bg-blush px-6 py-8">
      <p>{text}</p>
      <button type="button" onClick={onRetry} className="button">
        {loadingTexts.retry}
      </button>
    </div>
  )
}
