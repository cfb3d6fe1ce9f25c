export function Archive() {
  return <p>Archive</p>
}
