import type { MedicalFactor } from './medical-factor.ts'

/** «п. 4.4. Шум» */
export function medicalFactorName({ code, shortTitle }: MedicalFactor): string {
  return `п. ${code}. ${shortTitle}`
}

/** The same by the number of the item; one that the list does not have keeps its number. */
export function medicalItemName(code: string, factor: (code: string) => MedicalFactor | null): string {
  const line = factor(code)
  return line === null ? `п. ${code}` : medicalFactorName(line)
}

export const MINOR_EXAMINATION_NAME = 'Ежегодный осмотр работника до 18 лет'
export const PSYCHIATRIC_EXAMINATION_NAME = 'Психиатрическое освидетельствование'
