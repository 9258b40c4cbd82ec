/** The page of a microtrauma's record. */
export function microtraumaAddress(id: number): string {
  return `/notifications/microtrauma/${id}`
}
