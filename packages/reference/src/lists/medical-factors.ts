import type { MedicalFactor } from '@ot/domain'
import { foldLetters } from '@ot/text'
import rows from '../../data/medical-factors.json' with { type: 'json' }

/** The appendix to order 29н (edition of 02.10.2024), in its order. Its cell of 18.2 is empty: the months are those of 18.1. */
export const MEDICAL_FACTORS: readonly MedicalFactor[] = rows

const byCode: ReadonlyMap<string, MedicalFactor> = new Map(
  MEDICAL_FACTORS.map((factor) => [factor.code, factor]),
)

export function findMedicalFactor(code: string): MedicalFactor | null {
  return byCode.get(code) ?? null
}

const words = new Map(
  MEDICAL_FACTORS.map(({ code, title, shortTitle }) => [code, foldLetters(`${title} ${shortTitle}`)]),
)

/** A number finds codes that begin with it, anything else the lines that hold every word. */
export function searchMedicalFactors(text: string): readonly MedicalFactor[] {
  const query = foldLetters(text.trim())
  if (/^[\d.]+$/.test(query)) return MEDICAL_FACTORS.filter(({ code }) => code.startsWith(query))
  const wanted = query.split(/\s+/)
  return MEDICAL_FACTORS.filter(({ code }) => wanted.every((word) => words.get(code)?.includes(word)))
}
