import type { MedicalFactor } from '../medical/medical-factor.ts'

function line(code: string, part: string, shortTitle: string, months: number | null): MedicalFactor {
  return {
    code,
    title: shortTitle,
    shortTitle,
    part,
    partTitle: '',
    parent: null,
    isGroup: false,
    months,
    inherited: false,
    flags: '',
  }
}

const LINES: readonly MedicalFactor[] = [
  line('1.48', 'I', 'Синтетические моющие средства', 24),
  line('4.4', 'IV', 'Шум', 12),
  line('4.3.2', 'IV', 'Общая вибрация', 24),
  line('6.1', 'VI', 'Работы на высоте', 12),
  line('9', 'VI', 'Обслуживание электроустановок', 24),
  line('18', 'VI', 'Управление наземными транспортными средствами', null),
  line('18.1', 'VI', 'Управление транспортом категорий A, B, BE', 24),
  line('18.2', 'VI', 'Управление транспортом категорий C, C1, CE', 24),
]

/** A few lines of order 29н, as tests need them: the whole list stands in another package. */
export function medicalLine(code: string): MedicalFactor | null {
  return LINES.find((known) => known.code === code) ?? null
}
