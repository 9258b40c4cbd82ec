import type { RiskDraftLine } from '@ot/contract'
import { findListedDanger, findPosition, HAZARD_KIND_FACTS, LISTED_HAZARDS } from '@ot/reference'
import type { Ctx } from '../../context/ctx.ts'
import { findEmployeeOf } from '../people/index.ts'

const HAZARD_TITLES: ReadonlyMap<string, string> = new Map(
  LISTED_HAZARDS.flatMap(({ title, dangers }) => dangers.map(({ code }) => [code, title])),
)

/** The dangers of the profession by order 776н's list, each once; P and S are the employer's to judge. */
export async function riskDraft(ctx: Ctx, employeeId: number): Promise<RiskDraftLine[]> {
  const { positionId } = await findEmployeeOf(ctx, employeeId)
  const kinds = findPosition(positionId)?.profile.hazards ?? []
  const codes = new Set(kinds.flatMap((kind) => HAZARD_KIND_FACTS[kind].dangers))
  return [...codes].flatMap((code) => {
    const listed = findListedDanger(code)
    const hazard = HAZARD_TITLES.get(code)
    if (listed === null || hazard === undefined) return []
    const { danger, measures } = listed
    return [{ code, hazard, danger, probability: null, severity: null, measures: [...measures] }]
  })
}
