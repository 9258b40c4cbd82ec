import type { TestApp, TestCompany } from '../world.ts'
import { addEvent } from './events.ts'

export type RecountWorld = {
  /** A term that the rules count otherwise, and their day. */
  movedEventId: number
  movesTo: string
  /** A decision about another one, that stands. */
  recountId: number
}

const DONE = { section: 'training', periodicity: '3 года', date: '2025-03-10', result: 'passed' }
const BY_THE_RULES = '2028-03-10'

export async function recountsInto(
  app: TestApp,
  { owner, companyId, employeeId }: { owner: TestCompany['owner']; companyId: number; employeeId: number },
): Promise<RecountWorld> {
  const add = (programme: string) =>
    addEvent(app, { id: companyId, owner }, { ...DONE, programme, employeeId })
  const moved = await addMisdated(app, await add('methods'))
  const kept = await addMisdated(app, await add('first-aid'))
  const answer = await app.as(owner).post('/api/recounts', {
    companyId,
    decision: 'keep',
    moves: [{ eventId: kept, becomes: BY_THE_RULES }],
  })
  if (answer.status !== 201) throw new Error(`no recount was made: ${answer.body.description}`)
  return { movedEventId: moved, movesTo: BY_THE_RULES, recountId: Number(answer.body.id) }
}

/** As if an earlier edition of the product had counted it a year too soon. */
export async function addMisdated(app: TestApp, { id }: { id: number }): Promise<number> {
  await app.rows(
    `with aged as (update events set deadline = deadline - interval '1 year' where id = $1 returning company_id)
     insert into stream_events (at, company_id, kind, entity) select now(), company_id, 'changed', 'event' from aged`,
    [id],
  )
  return id
}
