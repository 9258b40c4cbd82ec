import { HAZARD_KIND_FACTS } from '../lists/hazard-kinds.ts'
import { findListedDanger } from '../lists/listed-hazards.ts'
import type { Profession } from './profession.ts'
import { hazardText } from './texts.ts'

export type RiskRow = {
  опасность: string
  событие: string
  источник: string
  меры: string
}

/** Each danger of order 776н that the profession's hazards bring; how likely and how grave is the employer's to judge. */
export function riskRows({ profile }: Profession): RiskRow[] {
  const seen = new Set<string>()
  return profile.hazards.flatMap((kind) => {
    const { title, dangers } = HAZARD_KIND_FACTS[kind]
    return dangers.flatMap((code) => {
      const listed = findListedDanger(code)
      if (listed === null || seen.has(code)) return []
      seen.add(code)
      return [
        {
          опасность: `${title} (${code})`,
          событие: listed.danger,
          источник: listed.source,
          меры: hazardText(kind).controls,
        },
      ]
    })
  })
}
