import type { TemplateSummary } from '@ot/doc-library'
import {
  absentConditions,
  type CompanyNeeds,
  companyNeeds,
  type KeptFact,
  type NeedCondition,
  needReason,
} from '@ot/domain'
import { findPosition } from '@ot/reference'
import { compareNames, lowerFirst } from '@ot/text'
import type { Tx } from '../../db/transaction.ts'
import { findNeedFacts, type NeedRow } from './stored/needs-queries.ts'

type Judged = Pick<TemplateSummary, 'need' | 'needBasis' | 'activities'>

export type Needs = {
  /** Why the company needs a paper; null: it may do without. */
  needOf: (template: Judged) => string | null
  /** What it has said not to have, without which it would need the paper; null: it needs it, or would not. */
  absentOf: (template: Judged) => string | null
}

export async function loadNeeds(tx: Tx, companyId: number, kept: readonly KeptFact[]): Promise<Needs> {
  return needsOf(await findNeedFacts(tx, companyId), kept)
}

/** Of a company that is gone nothing is needed. */
export function needsOf(row: NeedRow | null, kept: readonly KeptFact[]): Needs {
  if (row === null) return { needOf: () => null, absentOf: () => null }
  const positions = row.positions
    .map(({ id, name }) => ({ name, profile: findPosition(id)?.profile ?? null }))
    .sort((left, right) => compareNames(left.name, right.name))
  const absent = absentConditions(kept)
  const all = companyNeeds({ ...row, positions })
  const needs: CompanyNeeds = new Map([...all].filter(([condition]) => !absent.has(condition)))
  const needOf = (template: Judged) => needReason(template, needs, row.activityIds)
  return {
    needOf,
    absentOf: (template) =>
      needOf(template) === null && needReason(template, all, row.activityIds) !== null
        ? absentText(template, absent)
        : null,
  }
}

function absentText({ need }: Judged, absent: ReadonlyMap<NeedCondition, string>): string {
  const conditions = typeof need === 'string' ? [] : need.flat()
  const labels = new Set(conditions.flatMap((condition) => absent.get(condition) ?? []))
  return `У нас этого нет: ${[...labels].map(lowerFirst).join(', ')}`
}
