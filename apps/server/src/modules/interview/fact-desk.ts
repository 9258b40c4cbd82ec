import type { Library } from '@ot/doc-library'
import { type FactKey, type FactValues, type HeldRoles, type Proposal, proposeFacts } from '@ot/domain'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { layPaperDesk, loadNeeds, type PaperDesk, rolesOf } from '../documents/index.ts'
import type { FactRow } from '../facts/index.ts'
import { type FactUse, usesOf } from './fact-uses.ts'
import { findOwnership, findStaff } from './staff-queries.ts'

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

export async function layFactDesk(tx: Tx, ctx: Ctx, library: Library, companyId: number): Promise<FactDesk> {
  membershipOf(ctx, companyId)
  const papers = await layPaperDesk(tx, ctx, library, { companyId })
  const { kept, facts: values } = papers
  const needOf = await loadNeeds(tx, companyId, kept)
  const staff = await findStaff(tx, companyId)
  const ownership = await findOwnership(tx, companyId)
  const roles = rolesOf(papers.world)
  const needed = papers.papers.templates.filter((template) => needOf(template) !== null)
  return {
    kept: new Map(kept.map((row) => [row.key, row])),
    roles,
    values,
    proposals: proposeFacts({ people: staff, ...directorAndCard(papers, ownership), values, roles }),
    uses: usesOf(needed, values),
    people: new Set(staff.map(({ id }) => id)),
  }
}

function directorAndCard({ world: { company } }: PaperDesk, formOfOwnership: string) {
  const { directorName: name, directorPosition: position, actualAddress, phone } = company
  return { director: { name, position }, card: { actualAddress, phone, formOfOwnership } }
}
