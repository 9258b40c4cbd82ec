import type { QueryClient } from '@tanstack/react-query'

type Kept = { key: string; alsoStale?: readonly string[] }

/** After a record was written: the list is asked for at once, what follows from it as it is shown. */
export async function refreshCollection(
  client: QueryClient,
  { key, alsoStale = [] }: Kept,
  companyId: number,
): Promise<void> {
  for (const other of alsoStale) void client.invalidateQueries({ queryKey: [other] })
  await client.invalidateQueries({ queryKey: [key, companyId] })
}
