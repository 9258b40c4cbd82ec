import type { RiskDraftLine } from '@ot/contract'
import type { HazardKind } from '@ot/domain'
import { findListedDanger, findPosition, HAZARD_KIND_FACTS, LISTED_HAZARDS } from '@ot/reference'
import { hazardControls } from '@ot/reference/papers'
import type { Ctx } from '../../context/ctx.ts'
import { findEmployeeOf } from '../people/index.ts'

const HAZARD_TITLES: ReadonlyMap<string, string> = new Map(
  LISTED_HAZARDS.flatMap(({ title, dangers }) => dangers.map(({ code }) => [code, title])),
)

/**
 * The dangers of the profession by order 776н's list, each once; P and S are the employer's to judge. Of measures only those of the
 * trade are proposed: the whole list of the order would be taken as it stands and fill a register with what nobody chose.
 */
export async function riskDraft(ctx: Ctx, employeeId: number): Promise<RiskDraftLine[]> {
  const { positionId } = await findEmployeeOf(ctx, employeeId)
  const kinds = findPosition(positionId)?.profile.hazards ?? []
  const codes = new Set(kinds.flatMap((kind) => HAZARD_KIND_FACTS[kind].dangers))
  return [...codes].flatMap((code) => {
    const listed = findListedDanger(code)
    const hazard = HAZARD_TITLES.get(code)
    if (listed === null || hazard === undefined) return []
    const { danger } = listed
    return [{ code, hazard, danger, probability: null, severity: null, measures: controlsOf(kinds, code) }]
  })
}

function controlsOf(kinds: readonly HazardKind[], code: string): string[] {
  const bringing = kinds.filter((kind) => HAZARD_KIND_FACTS[kind].dangers.some((danger) => danger === code))
  return [...new Set(bringing.map(hazardControls))]
}
