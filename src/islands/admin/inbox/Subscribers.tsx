export function Subscribers() {
  return <p>Subscribers</p>
}
