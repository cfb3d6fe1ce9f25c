export function Submissions() {
  return <p>Submissions</p>
}
