import type { QueryClient } from '@tanstack/react-query'

/** What shows the records of sections: asked for again after any change of an event, an instruction or a workplace. */
const RECORDS = ['events', 'instructions', 'workplaces', 'coverage', 'overview', 'proposals'] as const

export async function refreshRecords(client: QueryClient): Promise<void> {
  await Promise.all(RECORDS.map((key) => client.invalidateQueries({ queryKey: [key] })))
}
