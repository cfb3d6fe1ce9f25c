export function Items(_props: { kind: 'post' | 'page' | 'quiz' }) {
  return <p>Items</p>
}
