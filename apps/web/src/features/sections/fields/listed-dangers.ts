import type { CallAnswer } from '@ot/contract'
import type { HazardValues } from './event-values.ts'

export interface DangerChoice {
  code: string
  hazard: string
  danger: string
  measures: string
  /** As the list shows it. */
  label: string
}

/** Dangerous events of order 776н, each under its hazard. */
export function listedDangers(hazards: CallAnswer<'GET /api/hazards'>): DangerChoice[] {
  return hazards.flatMap(({ title, dangers }) =>
    dangers.map(({ code, danger, measures }) => ({
      code,
      danger,
      hazard: title,
      measures: measures.join('\n'),
      label: `${code} ${title}: ${danger}`,
    })),
  )
}

/** A code is a choice from the list and brings all that the list knows; any other text is the company's own. */
export function withDanger(
  line: HazardValues,
  text: string,
  listed: readonly DangerChoice[],
): Partial<HazardValues> {
  const picked = listed.find(({ code }) => code === text)
  if (picked === undefined) return { danger: text, code: null }
  const { code, danger, hazard, measures } = picked
  return { code, danger, hazard, measures: line.measures.trim() === '' ? measures : line.measures }
}
