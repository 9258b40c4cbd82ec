import type { TemplateSummary } from '@ot/doc-library'
import { absentConditions, type CompanyNeeds, companyNeeds, type KeptFact, needReason } from '@ot/domain'
import { findPosition } from '@ot/reference'
import type { Tx } from '../../db/transaction.ts'
import { findNeedFacts } from './stored/needs-queries.ts'

/** Why the company needs a paper; null: it may do without. */
export type NeedOf = (template: Pick<TemplateSummary, 'need' | 'needBasis' | 'activities'>) => string | null

export async function loadNeeds(tx: Tx, companyId: number, kept: readonly KeptFact[]): Promise<NeedOf> {
  const row = await findNeedFacts(tx, companyId)
  if (row === null) return () => null
  const positions = row.positions
    .map(({ id, name }) => ({ name, profile: findPosition(id)?.profile ?? null }))
    .sort((left, right) => left.name.localeCompare(right.name, 'ru'))
  const absent = absentConditions(kept)
  const needs: CompanyNeeds = new Map(
    [...companyNeeds({ ...row, positions })].filter(([condition]) => !absent.has(condition)),
  )
  return (template) => needReason(template, needs, row.activityIds)
}
