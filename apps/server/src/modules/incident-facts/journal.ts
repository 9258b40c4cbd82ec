import { CHOSEN_PERIOD, type RecordFacts } from '@ot/doc-library'
import {
  accidentKindName,
  actLabel,
  type CalendarDate,
  dayIn,
  INCIDENT_OUTCOME_LABELS,
  timeIn,
} from '@ot/domain'
import { shortDate } from '@ot/text'
import type { Tx } from '../../db/transaction.ts'
import { type LoadedIncident, listIncidents, loadParts } from '../incidents/index.ts'
import {
  findNamedPeople,
  listPlannedMeasures,
  listRegistered,
  type RegisteredIncidentPaper,
} from './record-queries.ts'

type Row = Readonly<Record<string, string>>

/** Form 11 (ТК РФ, ст. 230.1): every accident of the period, each victim on a line, in the order of the numbers; but
 * for the cancelled and those that were found not to be connected with the work. */
export async function incidentJournal(
  tx: Tx,
  companyId: number,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<RecordFacts> {
  const incidents = (await listIncidents(tx, companyId)).filter((incident) => {
    const day = dayIn(incident.occurredAt, incident.timeZone)
    const isOfJournal = incident.status !== 'cancelled' && incident.particulars.isWorkRelated !== false
    return isOfJournal && day >= from && day <= to
  })
  const loaded = (await loadParts(tx, companyId, incidents)).toReversed()
  const ids = incidents.map(({ id }) => id)
  const measures = await listPlannedMeasures(tx, companyId, ids)
  const registered = await listRegistered(tx, companyId, ids)
  const people = await findNamedPeople(
    tx,
    companyId,
    loaded.flatMap(({ victims }) => victims.flatMap(({ employeeId }) => employeeId ?? [])),
  )
  const rows = loaded.flatMap((one) =>
    one.victims.map((victim, place): Row => {
      const { incident } = one
      const act = registered.find(
        (paper) =>
          paper.incidentId === incident.id &&
          paper.templateId.startsWith('akt-n-1') &&
          isAbout(paper, victim),
      )
      const approvedOn =
        one.marks.find(({ key }) => key === 'approveAct')?.completionDate ?? act?.date ?? null
      const { employeeId, facts } = victim
      const person = employeeId === null ? undefined : people.get(employeeId)
      const year = (person?.birthDate ?? facts.birthDate)?.slice(0, 4) ?? null
      return {
        ...placeOf(one),
        пострадавший: [
          victim.fullname,
          ...(year === null ? [] : [`${year} г. р.`]),
          ...experienceOf(victim),
        ].join(', '),
        должность: victim.position,
        акт: `${actLabel(incident, place, one.victims.length)}${approvedOn === null ? '' : ` от ${shortDate(approvedOn)}`}`,
        последствия: outcomeOf(victim),
        меры: measures
          .filter(({ incidentId }) => incidentId === incident.id)
          .map(({ text, doneOn }) => (doneOn === null ? text : `${text} (${shortDate(doneOn)})`))
          .join('; '),
      }
    }),
  )
  const period = `с ${shortDate(from)} по ${shortDate(to)}`
  return rows.length === 0
    ? { values: { [CHOSEN_PERIOD]: `${period}: не зарегистрированы` }, lists: { происшествия: [{}] } }
    : { values: { [CHOSEN_PERIOD]: period }, lists: { происшествия: rows } }
}

/** A paper about somebody from outside bears his name. */
function isAbout({ employeeId, subject }: RegisteredIncidentPaper, victim: Victim): boolean {
  if (victim.employeeId !== null) return employeeId === victim.employeeId
  return employeeId === null && (subject?.startsWith(`${victim.fullname},`) ?? false)
}

function placeOf({ incident }: LoadedIncident): Row {
  const { occurredAt, timeZone, place, department, circumstances, particulars } = incident
  return {
    когда: `${shortDate(dayIn(occurredAt, timeZone))}, ${timeIn(occurredAt, timeZone)}`,
    где: department === null ? place : `${place} (${department})`,
    рабочее_место: particulars.workplaceNumber ?? '',
    вид: particulars.kindCode === null ? '' : (accidentKindName(particulars.kindCode) ?? ''),
    обстоятельства: circumstances,
  }
}

type Victim = LoadedIncident['victims'][number]

function experienceOf({ facts: { experienceYears } }: Victim): string[] {
  return experienceYears === null ? [] : [`стаж (лет): ${experienceYears}`]
}

function outcomeOf({ facts: { outcome, daysLost } }: Victim): string {
  return [
    ...(outcome === null ? [] : [INCIDENT_OUTCOME_LABELS[outcome].toLowerCase()]),
    ...(daysLost === null ? [] : [`дней нетрудоспособности: ${daysLost}`]),
  ].join('; ')
}
