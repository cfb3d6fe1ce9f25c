export function Media() {
  return <p>Media</p>
}
