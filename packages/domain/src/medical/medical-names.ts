import type { MedicalFactor } from './medical-factor.ts'

/** «п. 4.4. Шум» */
export function medicalFactorName({ code, shortTitle }: MedicalFactor): string {
  return `п. ${code}. ${shortTitle}`
}

export const MINOR_EXAMINATION_NAME = 'Ежегодный осмотр работника до 18 лет'
export const PSYCHIATRIC_EXAMINATION_NAME = 'Психиатрическое освидетельствование'
