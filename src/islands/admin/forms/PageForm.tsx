export function PageForm(_props: { id: string | null }) {
  return <p>PageForm</p>
}
