import { type IncidentDegree, isGroupDegree, severityOf } from '@ot/domain'
import type { Case } from '@ot/grammar'
import { MONTHS, plural } from '@ot/text'

type Forms = Readonly<Record<Case, string>>

/** «несчастный» and «групповой» are declined alike. */
const ENDINGS: Forms = {
  nominative: 'ый',
  genitive: 'ого',
  dative: 'ому',
  accusative: 'ый',
  instrumental: 'ым',
  prepositional: 'ом',
}
const GROUP: Forms = { ...ENDINGS, nominative: 'ой', accusative: 'ой' }
const LIGHT: Forms = {
  nominative: 'лёгкий',
  genitive: 'лёгкого',
  dative: 'лёгкому',
  accusative: 'лёгкий',
  instrumental: 'лёгким',
  prepositional: 'лёгком',
}
const NOUN: Forms = {
  nominative: 'случай',
  genitive: 'случая',
  dative: 'случаю',
  accusative: 'случай',
  instrumental: 'случаем',
  prepositional: 'случае',
}

/** «тяжёлого несчастного случая», «групповому несчастному случаю со смертельным исходом». */
export function accidentWords(degree: IncidentDegree, grammaticalCase: Case): string {
  const severity = severityOf(degree)
  const adjectives = [
    ...(isGroupDegree(degree) ? [`группов${GROUP[grammaticalCase]}`] : []),
    ...(severity === 'easy' ? [LIGHT[grammaticalCase]] : []),
    ...(severity === 'serious' ? [`тяжёл${ENDINGS[grammaticalCase]}`] : []),
    `несчастн${ENDINGS[grammaticalCase]}`,
    NOUN[grammaticalCase],
  ]
  return `${adjectives.join(' ')}${severity === 'fatal' ? ' со смертельным исходом' : ''}`
}

/** Of form 5: «(группового, лёгкого, тяжёлого, со смертельным исходом)». */
export function degreeGenitive(degree: IncidentDegree): string {
  const severity = severityOf(degree)
  const words = { easy: 'лёгкого', serious: 'тяжёлого', fatal: 'со смертельным исходом' } as const
  return isGroupDegree(degree) ? `группового (${words[severity]})` : words[severity]
}

/** «3 года 2 месяца». */
export function experienceText(months: number | null): string | null {
  if (months === null) return null
  if (months < 1) return 'менее месяца'
  const years = Math.floor(months / 12)
  const rest = months % 12
  return [
    ...(years > 0 ? [`${years} ${plural(years, ['год', 'года', 'лет'])}`] : []),
    ...(rest > 0 ? [`${rest} ${plural(rest, MONTHS)}`] : []),
  ].join(' ')
}

/** «14 час. 20 мин.» */
export function clockText(time: string | null): string | null {
  if (time === null) return null
  const [hours = '', minutes = ''] = time.split(':')
  return `${hours} час. ${minutes} мин.`
}
