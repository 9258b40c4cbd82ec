/** The page of an incident's investigation. */
export function incidentAddress(id: number): string {
  return `/notifications/incident/${id}`
}
