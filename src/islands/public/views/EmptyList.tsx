/** What a list without entries says. */
export function EmptyList({ text }: { text: string }) {
  return <p className="rounded-xl bg-sand px-6 py-10 text-center text-muted">{text}</p>
}
