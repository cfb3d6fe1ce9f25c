/** Shows the message of an empty list. */
export function EmptyList({ text }: { text: string }) {
  return <p className="border-y border-line py-10 text-muted">{text}</p>
}
