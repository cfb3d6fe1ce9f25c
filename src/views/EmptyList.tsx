/** The message of an empty list. */
export function EmptyList({ text }: { text: string }) {
  return <p className="rounded-2xl bg-sand px-6 py-14 text-center text-muted">{text}</p>
}
