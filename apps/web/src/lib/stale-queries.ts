import type { StreamEvent } from '@ot/contract/stream'
import type { QueryClient } from '@tanstack/react-query'

/** What shows the records of sections. */
const RECORDS = [
  'events',
  'instructions',
  'workplaces',
  'coverage',
  'employee-summary',
  'overview',
  'proposals',
  'recounts',
  'start',
] as const
const PEOPLE = [
  'employees',
  'employee',
  'departments',
  'responsibilities',
  'letter-settings',
  'subscription',
  'facts',
  ...RECORDS,
] as const
/** What is told by facts, the records that they name and the persons in charge: papers print them, the first steps count the answers. */
const PRINTED = ['facts', 'templates', 'documents', 'start'] as const

/** Which answers are out of date when a record is another: first keys of queries, by what the change log calls it. */
const QUERIES_OF_ENTITY = {
  memo: ['memos', ...RECORDS],
  event: [...RECORDS, 'memos'],
  instruction: RECORDS,
  workplace: RECORDS,
  recount: ['recounts'],
  unscheduled: ['unscheduled', ...RECORDS],
  employee: PEOPLE,
  absence: ['absences', ...RECORDS],
  department: PEOPLE,
  company: [
    'companies',
    'subscription',
    'templates',
    'facts',
    'proposals',
    'recounts',
    'start',
    // Coefficients are counted from the headcount of the card or of the year.
    'incident-statistics',
  ],
  // Papers print facts, persons in charge are kept by their roles, and the norms ask these for training.
  fact: [...PRINTED, 'responsibilities', 'proposals'],
  counterparty: ['counterparties', ...PRINTED],
  place: ['places', ...PRINTED, 'overview'],
  thing: ['things', ...PRINTED, 'overview'],
  // The account says which organisations its user alone owns.
  member: ['companies', 'colleagues', 'account'],
  invitation: ['colleagues'],
  responsibility: ['responsibilities', 'employee-summary', ...PRINTED, 'proposals'],
  // An incident, a microtrauma and an employee's summary say which of their papers are registered.
  document: ['documents', 'employee-summary', 'templates', 'start', 'incident-papers', 'microtrauma'],
  template: ['templates', 'own-template', 'template-fields', 'documents'],
  dispatch: ['dispatches', 'dispatch', 'documents', 'employee-summary'],
  payer: ['payers'],
  invoice: ['invoices', 'subscription', 'quote'],
  notification: ['notifications'],
  incident: [
    'incidents',
    'incident',
    'incident-papers',
    'incident-afterwards',
    'incident-statistics',
    'overview',
    'documents',
  ],
  microtrauma: ['microtraumas', 'microtrauma', 'incidents'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type KnownEntity = keyof typeof QUERIES_OF_ENTITY

/** After one's own change: the tab that made it is told of it by nobody. What the answer of the change has brought already, by
 * its first key, is not asked for again; what several records stand on is asked for once. */
export async function refreshAfter(
  client: QueryClient,
  changed: KnownEntity | readonly KnownEntity[],
  brought?: string,
): Promise<void> {
  const entities: readonly KnownEntity[] = typeof changed === 'string' ? [changed] : changed
  const keys = new Set<string>(entities.flatMap((entity) => QUERIES_OF_ENTITY[entity]))
  if (brought !== undefined) keys.delete(brought)
  await Promise.all([...keys].map((key) => client.invalidateQueries({ queryKey: [key] })))
}

/** First keys of the queries to ask anew; null: all of them. */
export function staleKeys({ kind, entity }: StreamEvent): readonly string[] | null {
  switch (kind) {
    case 'reset':
      return null
    case 'notification':
      return ['notifications']
    case 'support':
      return ['support']
    case 'turn':
      return []
    case 'memo-saved':
    case 'changed':
      // A record that this table does not know is asked for by its own name.
      return isKnown(entity) ? QUERIES_OF_ENTITY[entity] : [entity, `${entity}s`]
  }
}

function isKnown(entity: string): entity is KnownEntity {
  return Object.hasOwn(QUERIES_OF_ENTITY, entity)
}
