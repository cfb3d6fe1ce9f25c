export function ArticleForm(_props: { id: string | null }) {
  return <p>ArticleForm</p>
}
