import type { IncidentVictim, PrintedPerson, PrintedPersonFacts } from '@ot/doc-library'
import { actLabel, dayIn, employmentStatusName, STANDINGS, severityOf } from '@ot/domain'
import { parseFullName } from '@ot/grammar'
import { shortDate } from '@ot/text'
import type { LoadedIncident } from '../incidents/index.ts'
import type { Gathered } from './gathered.ts'
import { victimRecords } from './victim-records.ts'

type VictimRow = LoadedIncident['victims'][number]
type Stored = VictimRow['facts']

export function victimFacts(gathered: Gathered): IncidentVictim[] {
  return gathered.loaded.victims.map((row, place) => victimOf(gathered, row, place))
}

function victimOf(
  { loaded, people, records, examined, workplaces }: Gathered,
  row: VictimRow,
  place: number,
) {
  const { incident, victims } = loaded
  const { employeeId, facts } = row
  const person = personOf(row, employeeId === null ? undefined : people.get(employeeId))
  const day = dayIn(incident.occurredAt, incident.timeZone)
  const { employmentStatusCode: code } = facts
  const here = experience(facts.experienceHereYears, facts.experienceHereMonths)
  const { workplaceNumber, riskAssessment, ppeNote } = incident.particulars
  const { internship, psychiatricExam, preShiftExam } = facts
  const victim: IncidentVictim = {
    person,
    employer: STANDINGS[facts.standing].insuredBy === 'them' ? facts.organisation : null,
    organisation: facts.organisation,
    standing: facts.standing,
    act: actLabel(incident, place, victims.length),
    severity: facts.severity ?? (victims.length === 1 ? severityOf(incident.degree) : null),
    hours: facts.hoursFromStart,
    injury: facts.diagnosis ?? facts.injury,
    icd: facts.icdCode,
    conclusion: paperText(facts.medicalFormNumber, facts.medicalFormDate),
    clinic: facts.medicalOrganisation,
    intoxication: intoxicationText(facts),
    family: facts.family,
    professionMonths: experience(facts.experienceYears, facts.experienceMonths),
    companyMonths: here ?? (person.hireDate === null ? null : fullMonths(person.hireDate, day)),
    occupationCode: facts.occupationCode,
    employment: code === null ? null : { code, name: employmentStatusName(code) ?? '' },
    standard: facts.professionCode,
    fault: facts.faultPercent,
    diagnosis: facts.finalDiagnosis,
    outcome: facts.outcome,
    daysLost: facts.daysLost,
    leaveFrom: facts.sickLeaveFrom,
    leaveTo: facts.sickLeaveTo,
    records: victimRecords({
      records: records.filter((record) => employeeId !== null && record.employeeId === employeeId),
      workplace: (employeeId === null ? null : workplaces.get(employeeId)) ?? null,
      isExamined: employeeId !== null && examined.has(employeeId),
      said: { workplaceNumber, riskAssessment, ppeNote, internship, psychiatricExam, preShiftExam },
    }),
  }
  return victim
}

/** Position and department are those of the day of the accident. */
function personOf(row: VictimRow, employee: PrintedPersonFacts | undefined): PrintedPerson {
  if (employee === undefined) return outsider(row)
  return { ...employee, position: row.position, department: row.department }
}

function outsider({ fullname, position, facts: { sex, birthDate } }: VictimRow): PrintedPerson {
  return {
    ...parseFullName(fullname),
    // Asked for where the name does not tell it.
    sex: sex ?? 'm',
    position,
    department: null,
    birthDate,
    hireDate: null,
  }
}

function experience(years: number | null, months: number | null): number | null {
  return years === null && months === null ? null : (years ?? 0) * 12 + (months ?? 0)
}

function fullMonths(from: string, to: string): number {
  const gone =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7))
  return to.slice(8) < from.slice(8) ? gone - 1 : gone
}

function paperText(number: string | null, date: string | null): string | null {
  if (number === null) return date === null ? null : `от ${shortDate(date)}`
  return date === null ? `№ ${number}` : `№ ${number} от ${shortDate(date)}`
}

function intoxicationText({ intoxicated, intoxicationNote }: Stored): string | null {
  if (intoxicated === null) return intoxicationNote
  const answer = intoxicated ? 'да' : 'нет'
  return intoxicationNote === null ? answer : `${answer}; ${intoxicationNote}`
}
