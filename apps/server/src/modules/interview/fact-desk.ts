import type { Library } from '@ot/doc-library'
import {
  type FactKey,
  type FactPerson,
  type FactValues,
  factValues,
  type HeldRoles,
  type Proposal,
  proposeFacts,
} from '@ot/domain'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { type Check, number, readRows, shaped, text } from '../../db/rows.ts'
import type { Tx } from '../../db/transaction.ts'
import { layPaperDesk, loadNeeds, type PaperDesk, rolesOf } from '../documents/index.ts'
import { type FactRow, findFacts } from '../facts/index.ts'
import { type FactUse, usesOf } from './fact-uses.ts'

/** All that is told of the facts of one organisation. */
export type FactDesk = {
  kept: ReadonlyMap<string, FactRow>
  roles: HeldRoles
  values: FactValues
  proposals: ReadonlyMap<FactKey, Proposal>
  uses: ReadonlyMap<FactKey, FactUse>
  /** Ids of those who work now. */
  people: ReadonlySet<number>
}

const isPerson: Check<FactPerson> = shaped({ id: number, name: text, position: text })

/** By the reference's word for the position: a staff list may call it anything. */
const STAFF = `select e.id, concat_ws(' ', e.last_name, e.first_name, nullif(e.father_name, '')) as name, p.name as position
  from employees e
  join positions p on p.id = e.position_id
  where e.company_id = $1 and e.dismissed_on is null
  order by e.id`

export async function layFactDesk(tx: Tx, ctx: Ctx, library: Library, companyId: number): Promise<FactDesk> {
  membershipOf(ctx, companyId)
  const papers = await layPaperDesk(tx, ctx, library, { companyId })
  const needOf = await loadNeeds(tx, companyId)
  const kept = await findFacts(tx, companyId)
  const staff = await readRows(tx.$client, isPerson, {
    name: 'fact-people',
    text: STAFF,
    values: [companyId],
  })
  const roles = rolesOf(papers.world)
  const values = factValues(kept, roles)
  const needed = papers.papers.templates.filter((template) => needOf(template) !== null)
  return {
    kept: new Map(kept.map((row) => [row.key, row])),
    roles,
    values,
    proposals: proposeFacts({ people: staff, ...directorAndCard(papers), values, roles }),
    uses: usesOf(needed, values),
    people: new Set(staff.map(({ id }) => id)),
  }
}

function directorAndCard({ world: { company } }: PaperDesk) {
  const { directorName: name, directorPosition: position, actualAddress, phone, email } = company
  return { director: { name, position }, card: { actualAddress, phone, email } }
}
