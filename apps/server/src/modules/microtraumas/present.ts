import type { MicrotraumaAnswer, MicrotraumaSummary } from '@ot/contract'
import { type CalendarDate, inquiryDeadline, isInquiryOverdue, microtraumaStatus } from '@ot/domain'
import { shortDate } from '@ot/text'
import { microtraumaFields } from './microtrauma-record.ts'
import type { MicrotraumaPaper, MicrotraumaRow, NamedMicrotrauma } from './queries.ts'

export function microtraumaNumber({ number, year }: Pick<MicrotraumaRow, 'number' | 'year'>): string {
  return `${number}/${year}`
}

export function presentMicrotraumaSummary(row: NamedMicrotrauma, today: CalendarDate): MicrotraumaSummary {
  const { id, companyId, number, year, employeeId, fullname, position, department } = row
  const { occurredOn, occurredTime, place, injury, completedOn, incidentId, version } = row
  const status = microtraumaStatus(row)
  return {
    id,
    companyId,
    number,
    year,
    label: `№ ${microtraumaNumber(row)}`,
    employeeId,
    fullname,
    position,
    department,
    occurredOn,
    occurredTime,
    place,
    injury,
    completedOn,
    incidentId,
    version,
    status,
    deadline: inquiryDeadline(row),
    isOverdue: isInquiryOverdue(row, today),
    measuresOverdue:
      status === 'cancelled' ? 0 : row.measures.filter((measure) => isLate(measure, today)).length,
  }
}

type Around = {
  today: CalendarDate
  /** By id, for those the record names. */
  names: ReadonlyMap<number, string>
  papers: readonly MicrotraumaPaper[]
  incidentLabel: string | null
}

export function presentMicrotrauma(
  row: NamedMicrotrauma,
  { today, names, papers, incidentLabel }: Around,
): MicrotraumaAnswer {
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null))
  return {
    ...presentMicrotraumaSummary(row, today),
    ...microtraumaFields(row),
    deadlineFrom: termText(row),
    inquirerName: nameOf(row.inquirerId),
    measures: row.measures.map((measure) => ({
      ...measure,
      responsibleName: nameOf(measure.responsibleId),
      isOverdue: isLate(measure, today),
    })),
    incidentLabel,
    cancelReason: row.cancelReason,
    createdAt: row.createdAt,
    papers: papers.map(({ id, name, number, date }) => ({ id, name, number, date })),
  }
}

function isLate(
  { dueOn, doneOn }: { dueOn: CalendarDate | null; doneOn: CalendarDate | null },
  today: CalendarDate,
): boolean {
  return doneOn === null && dueOn !== null && dueOn < today
}

function termText({ reportedOn, extensionDays }: MicrotraumaRow): string {
  const since = `3 календарных дня с ${shortDate(reportedOn)}; день сообщения не считается`
  return extensionDays === 0 ? since : `${since}; продлён на ${extensionDays} дн.`
}
