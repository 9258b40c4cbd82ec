import { BRIEFING_KIND_LABELS, DANGEROUS_WORKS, PROGRAMME_FACTS } from '@ot/domain'
import { counted, lowerFirst, type PluralForms } from '@ot/text'
import { findMedicalFactor } from '../lists/medical-factors.ts'
import type { Point } from './points.ts'
import type { Profession, ProtectiveItem } from './profession.ts'

function listed(lead: string, items: readonly string[]): Point[] {
  return items.length === 0 ? [] : [{ lead, items }]
}

type Training = Profession['profile']['training']

function programmeTitle({ programme }: Training[number]): string {
  return lowerFirst(PROGRAMME_FACTS[programme].title)
}

function trainingOf({ training }: Profession['profile']): { programmes: Training; groups: Training } {
  const isGroup = ({ programme }: Training[number]) => programme.startsWith('electrical-')
  return { programmes: training.filter((line) => !isGroup(line)), groups: training.filter(isGroup) }
}

/** Programmes of dangerous works are one to whoever reads: its works are listed after it. */
function programmeTitles(training: Training): string[] {
  const titles = training.map(programmeTitle)
  const lead = lowerFirst(DANGEROUS_WORKS)
  const works = titles.flatMap((title) => (title.startsWith(lead) ? [title.slice(lead.length)] : []))
  const others = titles.filter((title) => !title.startsWith(lead)).map((title) => `«${title}»`)
  return works.length === 0 ? others : [...others, `«${lead.replace(/: $/, '')}»: ${works.join(', ')}`]
}

function factorTitle({ code }: Profession['profile']['medicalFactors'][number]): string {
  const factor = findMedicalFactor(code)
  return factor === null ? `п. ${code}` : `п. ${code} «${lowerFirst(factor.shortTitle)}»`
}

export function trainingLines({ profile }: Profession): string[] {
  const { programmes, groups } = trainingOf(profile)
  return [...programmeTitles(programmes), ...groups.map(programmeTitle)]
}

export function briefingLines({ profile }: Profession): string[] {
  return profile.briefings.map(({ kind }) => lowerFirst(BRIEFING_KIND_LABELS[kind]))
}

export function medicalLines({ profile }: Profession): string[] {
  return profile.medicalFactors.map(factorTitle)
}

/** PP 2464, p. 26: a placement for works of increased danger, not shorter than two shifts. */
export const PLACEMENT = 'не меньше двух смен под руководством назначенного работника'

/** Who may work alone, and what else an order may ask of him before. */
export function admissionPoints({ names, profile, risk }: Profession): Point[] {
  const briefed = (wanted: string) => profile.briefings.some(({ kind }) => kind === wanted)
  const { programmes, groups } = trainingOf(profile)
  const who = profile.highRisk ? 'работник не моложе 18 лет' : 'работник'
  return [
    {
      lead: `К самостоятельной работе ${names.instrumental} допускается ${who}, который прошёл:`,
      items: [
        ...(profile.medicalFactors.length > 0 ? ['предварительный медицинский осмотр'] : []),
        'вводный, первичный и противопожарный инструктажи',
        ...(briefed('electrical-1') ? ['инструктаж на группу I по электробезопасности'] : []),
        ...(programmes.length > 0
          ? [`обучение и проверку знания по программам ${programmeTitles(programmes).join(', ')}`]
          : []),
        ...groups.map((line) => programmeTitle(line).replace(/^проверка/, 'проверку')),
        ...(briefed('internship') ? [`стажировку — ${PLACEMENT}`] : []),
      ],
    },
    risk === 'office'
      ? 'Повторный инструктаж — раз в шесть месяцев; внеплановый — при переменах в работе и после происшествия.'
      : 'Повторный инструктаж проходят не реже одного раза в шесть месяцев; внеплановый — когда сменились оборудование, технология или требования и после происшествия; целевой — перед разовой работой и работой по наряду.',
  ]
}

export function medicalPoints(profession: Profession): Point[] {
  return listed(
    'Медицинский осмотр проходят при приёме и потом в назначенные сроки по пунктам приложения к приказу Минздрава России от 28.01.2021 № 29н:',
    medicalLines(profession),
  )
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
  const count = forms === undefined ? `${quantity} ${unit}` : counted(quantity, forms)
  return `${count} ${PERIODS[months] ?? `на ${months} мес.`}${words}`
}

export function ppePoints({ ppe }: Profession): Point[] {
  return listed(
    'Работник получает бесплатно по нормам и обязан применять:',
    ppe.map((item) => `${lowerFirst(item.name)}: ${spokenNorm(item)}`),
  )
}
