import { BRIEFING_KIND_LABELS, PROGRAMME_FACTS } from '@ot/domain'
import { lowerFirst, type PluralForms, plural } from '@ot/text'
import { findMedicalFactor } from '../lists/medical-factors.ts'
import type { Point } from './points.ts'
import type { Profession, ProtectiveItem } from './profession.ts'

type Conditional = { conditional: boolean }

function always<T extends Conditional>(lines: readonly T[]): T[] {
  return lines.filter(({ conditional }) => !conditional)
}

function onCondition<T extends Conditional>(lines: readonly T[]): T[] {
  return lines.filter(({ conditional }) => conditional)
}

function listed(lead: string, items: readonly string[]): Point[] {
  return items.length === 0 ? [] : [{ lead, items }]
}

function programmeTitle({ programme }: Profession['profile']['training'][number]): string {
  return lowerFirst(PROGRAMME_FACTS[programme].title)
}

function factorTitle({ code }: Profession['profile']['medicalFactors'][number]): string {
  const factor = findMedicalFactor(code)
  return factor === null ? `п. ${code}` : `п. ${code} «${lowerFirst(factor.shortTitle)}»`
}

/** In a table of a paper: what holds, then what holds when it is ordered or found. */
function asLines<T extends Conditional>(lines: readonly T[], word: (line: T) => string, when: string) {
  return [...always(lines).map(word), ...onCondition(lines).map((line) => `${word(line)} — ${when}`)]
}

export function trainingLines({ profile }: Profession): string[] {
  return asLines(profile.training, programmeTitle, 'если назначил приказ')
}

export function briefingLines({ profile }: Profession): string[] {
  return asLines(
    profile.briefings,
    ({ kind }) => lowerFirst(BRIEFING_KIND_LABELS[kind]),
    'если назначил приказ',
  )
}

export function medicalLines({ profile }: Profession): string[] {
  return asLines(profile.medicalFactors, factorTitle, 'если фактор нашла специальная оценка')
}

/** PP 2464, p. 26: a placement for works of increased danger, not shorter than two shifts. */
export const PLACEMENT = 'не меньше двух смен под руководством назначенного работника'

/** Who may work alone, and what else an order may ask of him before. */
export function admissionPoints({ names, profile, risk }: Profession): Point[] {
  const briefed = (wanted: string) => always(profile.briefings).some(({ kind }) => kind === wanted)
  const taught = always(profile.training)
  const groups = taught.filter(({ programme }) => programme.startsWith('electrical-'))
  const programmes = taught.filter((line) => !groups.includes(line))
  const who = profile.highRisk ? 'работник не моложе 18 лет' : 'работник'
  return [
    {
      lead: `К самостоятельной работе ${names.instrumental} допускается ${who}, который прошёл:`,
      items: [
        ...(always(profile.medicalFactors).length > 0 ? ['предварительный медицинский осмотр'] : []),
        'вводный, первичный и противопожарный инструктажи',
        ...(briefed('electrical-1') ? ['инструктаж на группу I по электробезопасности'] : []),
        ...(programmes.length > 0
          ? [
              `обучение и проверку знания: ${programmes.map((line) => `«${programmeTitle(line)}»`).join(', ')}`,
            ]
          : []),
        ...groups.map((line) => programmeTitle(line).replace(/^проверка/, 'проверку')),
        ...(briefed('internship') ? [`стажировку — ${PLACEMENT}`] : []),
      ],
    },
    ...listed(
      'Ещё обучение, если его назначил приказ по организации:',
      onCondition(profile.training).map(programmeTitle),
    ),
    risk === 'office'
      ? 'Повторный инструктаж — раз в шесть месяцев; внеплановый — при переменах в работе и после происшествия.'
      : 'Повторный инструктаж проходят не реже одного раза в шесть месяцев; внеплановый — когда сменились оборудование, технология или требования и после происшествия; целевой — перед разовой работой и работой по наряду.',
  ]
}

export function medicalPoints({ profile }: Profession): Point[] {
  const order = 'приложения к приказу Минздрава России от 28.01.2021 № 29н'
  const factors = profile.medicalFactors
  const certain = always(factors).map(factorTitle)
  const asked = onCondition(factors).map(factorTitle)
  const found = 'если к ним относится порученная работа или фактор, который нашла специальная оценка'
  return [
    ...listed(
      `Медицинский осмотр проходят при приёме и потом в назначенные сроки по пунктам ${order}:`,
      certain,
    ),
    ...listed(
      certain.length > 0
        ? `И по пунктам того же приложения, ${found}:`
        : `Медицинский осмотр проходят по пунктам ${order}, ${found}:`,
      asked,
    ),
  ]
}

const UNITS: Readonly<Record<string, PluralForms>> = {
  пара: ['пара', 'пары', 'пар'],
  'компл.': ['комплект', 'комплекта', 'комплектов'],
}
const PERIODS: Readonly<Record<number, string>> = { 12: 'на год', 24: 'на два года', 36: 'на три года' }

/** The norm as a person says it. */
export function spokenNorm({ unit, quantity, months, norm, term, season }: ProtectiveItem): string {
  const words = season === null ? '' : `, ${season}`
  if (term !== null) return `${term}${words}`
  if (quantity === null || months === null) return `${norm}${words}`
  const forms = UNITS[unit]
  const count = forms === undefined ? `${quantity} ${unit}` : `${quantity} ${plural(quantity, forms)}`
  return `${count} ${PERIODS[months] ?? `на ${months} мес.`}${words}`
}

/** The norm in a table, with its condition where there is one. */
export function ppeNote(item: ProtectiveItem): string {
  return item.conditional ? `${spokenNorm(item)}; если этого требует оценка рисков` : spokenNorm(item)
}

export function ppePoints({ ppe }: Profession): Point[] {
  const worded = (item: ProtectiveItem) => `${lowerFirst(item.name)}: ${spokenNorm(item)}`
  return [
    ...listed('Работник получает бесплатно по нормам и обязан применять:', always(ppe).map(worded)),
    ...listed('Ещё, если этого требует оценка рисков на рабочем месте:', onCondition(ppe).map(worded)),
  ]
}
