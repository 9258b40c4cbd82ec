import { EVENT_FACTS, type EventFacts } from '@ot/contract'
import { PROGRAMME_FACTS } from '@ot/domain'
import type { TrainedRow } from './training-queries.ts'

/** A check of knowledge after a programme that the state registry knows. */
export type Trained = Omit<TrainedRow, 'facts'> &
  EventFacts<'training'> & { fullName: string; programmeTitle: string; registryId: number }

/** Programmes that the registry does not keep, such as electrical groups, are left out. */
export function registeredOnly(rows: readonly TrainedRow[]): Trained[] {
  return rows.flatMap(({ facts, ...row }) => {
    const training = EVENT_FACTS.training.parse(facts)
    const { registryId, title } = PROGRAMME_FACTS[training.programme]
    if (registryId === null) return []
    const fullName = [row.lastName, row.firstName, row.fatherName].join(' ').trim()
    return [{ ...row, ...training, fullName, programmeTitle: title, registryId }]
  })
}
