import type { CallInput } from '@ot/contract'
import {
  INCIDENT_DEGREE_LABELS,
  INCIDENT_FIELD_LABELS,
  type IncidentDegree,
  type InjurySeverity,
} from '@ot/domain'
import type { TypedMoment } from '../../../lib/company-moment.ts'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { instantOf, momentProblem } from '../../../lib/form/typed-moment.ts'
import { outsiderProblems, reportedOutsider, type TypedOutsider } from '../fields/outsider-values.ts'

export type NewIncidentBody = CallInput<'POST /api/incidents'>['body']

/** Called as the server calls them, so that its messages find their fields. */
export interface ReportValues {
  occurredAt: TypedMoment
  toldAt: TypedMoment
  place: string
  victimIds: readonly number[]
  outsiders: readonly TypedOutsider[]
  circumstances: string
  degree: InjurySeverity | null
  photos: readonly File[]
}

/** In the order of the form. */
export const REPORT_LABELS = {
  occurredAt: INCIDENT_FIELD_LABELS.occurredAt,
  toldAt: INCIDENT_FIELD_LABELS.toldAt,
  place: INCIDENT_FIELD_LABELS.place,
  victimIds: INCIDENT_FIELD_LABELS.victims,
  outsiders: INCIDENT_FIELD_LABELS.outsiders,
  circumstances: INCIDENT_FIELD_LABELS.circumstances,
  degree: INCIDENT_FIELD_LABELS.severity,
  photos: 'Фотографии',
} as const satisfies Record<keyof ReportValues, string>

const GROUP_DEGREES = {
  easy: 'easyGroup',
  serious: 'seriousGroup',
  fatal: 'fatalGroup',
} satisfies Record<InjurySeverity, IncidentDegree>

/** With two victims or more the accident is a group one. */
export function degreeOf(severity: InjurySeverity, victims: number): IncidentDegree {
  return victims > 1 ? GROUP_DEGREES[severity] : severity
}

export function degreeHint({ degree, victimIds, outsiders }: ReportValues): string {
  const victims = victimIds.length + outsiders.length
  if (degree !== null && victims > 1)
    return `Пострадавших двое или больше: ${INCIDENT_DEGREE_LABELS[degreeOf(degree, victims)]} случай`
  return 'Как видно сейчас: степень уточнит заключение медиков по форме 315/у'
}

/** What can be told before the server is asked. */
export const reportForm: FormSchema<ReportValues, ReportValues> = {
  '~standard': {
    validate(values) {
      const issues = problemsIn(values)
      return issues.length > 0 ? { issues } : { value: values }
    },
  },
}

function problemsIn(values: ReportValues) {
  const { occurredAt, toldAt, place, victimIds, outsiders, circumstances, degree } = values
  return [
    momentIssue('occurredAt', occurredAt),
    momentIssue('toldAt', toldAt),
    place.trim() === '' && { path: ['place'], message: 'Укажите место' },
    victimIds.length + outsiders.length === 0 && { path: ['victimIds'], message: 'Выберите пострадавших' },
    ...outsiderProblems(outsiders),
    circumstances.trim() === '' && { path: ['circumstances'], message: 'Опишите, что случилось' },
    degree === null && { path: ['degree'], message: 'Выберите тяжесть' },
  ].filter((issue) => issue !== false)
}

function momentIssue(name: keyof ReportValues, moment: TypedMoment) {
  const message = momentProblem(moment)
  return message !== null && { path: [name], message }
}

/** Null while something that must be there is not. */
export function reportBody(
  company: { id: number; timeZone: string },
  { occurredAt, toldAt, place, victimIds, outsiders, circumstances, degree }: ReportValues,
): NewIncidentBody | null {
  const occurred = instantOf(occurredAt, company.timeZone)
  const told = instantOf(toldAt, company.timeZone)
  if (occurred === null || told === null || degree === null) return null
  return {
    companyId: company.id,
    occurredAt: occurred,
    toldAt: told,
    place,
    victimIds: [...victimIds],
    outsiders: outsiders.map(reportedOutsider),
    circumstances,
    degree: degreeOf(degree, victimIds.length + outsiders.length),
  }
}

/** Who reports what has just happened learnt of it in that very minute; null: what stands there is lawful. */
export function toldNotBefore(
  occurred: TypedMoment,
  told: TypedMoment,
  timeZone: string,
): TypedMoment | null {
  const [happened, known] = [instantOf(occurred, timeZone), instantOf(told, timeZone)]
  if (happened === null || known === null || happened <= known) return null
  return Date.parse(happened) <= Date.now() ? occurred : null
}
