import type { EventAnswer } from '@ot/contract'
import type { ProtocolName, RegistryPeriod } from '../api/training-registry.ts'

export interface Protocol extends ProtocolName {
  /** Whose knowledge was checked. */
  employees: number
}

/** Protocols of the company's own commission in the period, newest first; another organisation prints its own. */
export function protocolsOf(events: readonly EventAnswer[], { from, to }: RegistryPeriod): Protocol[] {
  const protocols = new Map<string, { number: string; date: string; people: Set<number> }>()
  for (const event of events) {
    if (event.section !== 'training' || event.provider !== null) continue
    const { protocolNumber: number, date, employeeId } = event
    if (number === null || date === null || date < from || date > to) continue
    const key = `${date} ${number}`
    const known = protocols.get(key)
    if (known === undefined) protocols.set(key, { number, date, people: new Set([employeeId]) })
    else known.people.add(employeeId)
  }
  return [...protocols.values()]
    .map(({ people, ...name }) => ({ ...name, employees: people.size }))
    .sort((left, right) => (left.date < right.date ? 1 : -1))
}
