import type { MedicalFactor } from '../medical/medical-factor.ts'
import { everyMonths, type Periodicity } from '../periodicity/periodicity.ts'
import { BEFORE_WORK, ONCE } from './briefing-laws.ts'
import type { FirstTime, Law } from './law.ts'

const YEAR: Periodicity = { kind: 'every', count: 1, unit: 'year' }
const FIVE_YEARS: Periodicity = { kind: 'every', count: 5, unit: 'year' }
/** The examination of who comes to work: the act asks for it at the contract (29н, п. 2; ТК, ст. 220). */
const BEFORE_HIRING: FirstTime = {
  kind: 'before',
  until: 'до начала работы (предварительный осмотр)',
  from: 'contract',
}

/** The act leaves its cell empty; two years are taken by analogy with 18.1. */
const TAKEN_BY_ANALOGY = '18.2'
const UNDER_21_MONTHS = 12

/** Null: the act gives the line no period. */
export function factorLaw(factor: MedicalFactor, isUnder21: boolean): Law | null {
  if (factor.months === null) return null
  const hastened = isUnder21 && factor.months > UNDER_21_MONTHS
  return {
    normId: 'mz-29n',
    clause: hastened
      ? `п. 21 Порядка, п. ${factor.code} приложения`
      : `п. 20 Порядка, п. ${factor.code} приложения`,
    verified: factor.code !== TAKEN_BY_ANALOGY,
    periodicity: everyMonths(hastened ? UNDER_21_MONTHS : factor.months),
    first: BEFORE_HIRING,
    remark: factorRemark(factor, hastened),
  }
}

function factorRemark(factor: MedicalFactor, hastened: boolean): string | null {
  if (hastened)
    return 'Пока работнику нет 21 года, на вредных и опасных работах осмотр ежегодный (ТК РФ, ст. 220).'
  if (factor.code === TAKEN_BY_ANALOGY)
    return 'В самом приказе срок для этого пункта не указан: взят срок соседнего п. 18.1.'
  return null
}

export const MINOR_LAW: Law = {
  normId: 'tk',
  clause: 'ст. 266',
  verified: false,
  periodicity: YEAR,
  first: { kind: 'before', until: 'до заключения трудового договора', from: 'contract' },
  remark: 'Работники до 18 лет проходят осмотр ежегодно.',
}

export const PSYCHIATRIC_LAW: Law = {
  normId: 'mz-342n',
  clause: 'Порядок освидетельствования',
  verified: false,
  periodicity: ONCE,
  first: BEFORE_WORK,
  remark: 'Повторно — если работник переходит к другому виду деятельности из перечня.',
}

/** The wear period is written in the norm of issue and counts from the day of the actual issue. */
export const PPE_LAW: Law = {
  normId: 'mt-767n',
  clause: 'приложения № 1 и 3',
  verified: false,
  periodicity: null,
  first: { kind: 'before', until: 'до начала работы', from: 'work' },
  remark: null,
}

export const SOUT_LAW: Law = {
  normId: 'fz-426',
  clause: 'ч. 4 ст. 8, ч. 2 ст. 17',
  verified: true,
  periodicity: FIVE_YEARS,
  first: { kind: 'commissioned', months: 12 },
  remark: null,
}

/** The period is the employer's to set: no rule lengthens or shortens it. */
export const RISK_LAW: Law = {
  normId: 'mt-776n',
  clause: 'п. 25',
  verified: false,
  periodicity: null,
  first: { kind: 'before', until: 'до начала работы на рабочем месте', from: 'work' },
  remark: 'Нормы требуют оценивать риски регулярно, срок назначает организация: по умолчанию — раз в 3 года.',
}

/** Acquaintance with the instruction; the period is that of its revision. */
export const INSTRUCTION_LAW: Law = {
  normId: 'mt-772n',
  clause: 'пересмотр инструкций',
  verified: false,
  periodicity: FIVE_YEARS,
  first: BEFORE_WORK,
  remark: null,
}
