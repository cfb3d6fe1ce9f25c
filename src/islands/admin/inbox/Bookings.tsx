export function Bookings() {
  return <p>Bookings</p>
}
