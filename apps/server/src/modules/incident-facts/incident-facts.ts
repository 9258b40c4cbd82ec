import type { IncidentFacts, IncidentPerson, PrintedPersonFacts } from '@ot/doc-library'
import { accidentCauseName, accidentKindName, dayIn, isNotifiable, ordinaryTerm, timeIn } from '@ot/domain'
import { momentText, shortDate } from '@ot/text'
import { courseFactsOf, type LoadedIncident, type stepsOf } from '../incidents/index.ts'
import type { Gathered } from './gathered.ts'
import { victimFacts } from './victim-facts.ts'

type Around = { steps: ReturnType<typeof stepsOf>; companyName: string }
type Member = {
  employeeId: number | null
  fullname: string
  position: string | null
  organisation?: string | null
}

/** ТК РФ, ст. 228.1, ч. 1: whom an accident is told to within 24 hours. */
const ADDRESSEES: readonly string[] = [
  'государственная инспекция труда',
  'прокуратура по месту происшествия',
  'орган исполнительной власти субъекта Российской Федерации или орган местного самоуправления',
  'работодатель, направивший работника',
  'орган надзора на подконтрольном объекте',
  'Социальный фонд России',
  'территориальное объединение организаций профсоюзов',
]

export function incidentFacts(gathered: Gathered, { steps, companyName }: Around): IncidentFacts {
  const { loaded } = gathered
  const { incident, members } = loaded
  const { particulars, timeZone } = incident
  const personOf = namedBy(gathered.people, companyName)
  const [chair] = members.filter(({ role }) => role === 'chair')
  return {
    number: `${incident.number}/${incident.year}`,
    degree: incident.degree,
    date: dayIn(incident.occurredAt, timeZone),
    time: timeIn(incident.occurredAt, timeZone),
    place: incident.place,
    placeDescription: particulars.placeDescription,
    department: incident.department,
    work: particulars.workPerformed,
    circumstances: incident.circumstances,
    kind:
      particulars.kindCode === null
        ? null
        : { code: particulars.kindCode, name: accidentKindName(particulars.kindCode) ?? '' },
    hazards: particulars.hazardousFactors,
    equipment: particulars.equipment,
    sender: particulars.sendingOrganisation ?? senderOf(loaded),
    firstAid: firstAidText(loaded),
    scene: sceneText(loaded),
    toldAt: momentText(incident.toldAt, timeZone, ' в '),
    toldBy: particulars.reportedBy,
    commission: {
      orderNumber: incident.orderNumber,
      orderDate: incident.orderDate,
      chair: chair === undefined ? null : personOf(chair),
      members: members.filter(({ role }) => role === 'member').map(personOf),
    },
    dueOn: ordinaryTerm(courseFactsOf(loaded)).deadline,
    extension:
      incident.extendedUntil === null
        ? null
        : { until: incident.extendedUntil, reason: incident.extensionReason },
    applicationOn: incident.applicationOn,
    endedOn: endOf(steps),
    isWorkRelated: particulars.isWorkRelated,
    qualification: particulars.qualificationNote,
    conclusion: particulars.conclusion,
    victims: victimFacts(gathered),
    about: null,
    questioned: null,
    witnesses: particulars.witnesses.map(personOf),
    causes: particulars.causes.map(({ code, text, main }) => ({
      code,
      text,
      main,
      name: accidentCauseName(code) ?? '',
    })),
    offenders: particulars.offenders.map((one) => ({ ...personOf(one), breach: one.breach })),
    measures: gathered.measures.map(({ text, due, doneOn, responsible }) => ({
      text,
      due,
      doneOn,
      responsible,
    })),
    evidence: gathered.evidence.map(({ fileName, addedAt, sha256 }) => ({
      name: fileName,
      sha256,
      addedOn: dayIn(addedAt, timeZone),
    })),
    addressees: addresseesOf(loaded, steps),
    steps: steps
      .filter(({ isFormer }) => !isFormer)
      .map(({ title, legalBasis: basis, who, term, completionDate }) => ({
        title,
        basis,
        who,
        deadline:
          term.deadlineAt === null
            ? term.deadline === null
              ? null
              : shortDate(term.deadline)
            : momentText(term.deadlineAt, timeZone, ' в '),
        done: completionDate === null ? null : shortDate(completionDate),
      })),
    papers: gathered.registered.map(({ name, number, date }) => ({ name, number, date })),
  }
}

/** An employee is of the company itself; what a record of him holds stands for what was not told. */
export function namedBy(people: ReadonlyMap<number, PrintedPersonFacts>, companyName: string) {
  return ({ employeeId, fullname, position, ...rest }: Member): IncidentPerson => {
    const employee = employeeId === null ? undefined : people.get(employeeId)
    return {
      ...rest,
      fullName: fullname,
      position: position ?? employee?.position ?? null,
      organisation: rest.organisation ?? (employeeId === null ? null : companyName),
      birthDate: employee?.birthDate ?? null,
    }
  }
}

/** Who sent the first of the victims that were sent here. */
function senderOf({ victims }: LoadedIncident): string | null {
  return victims.find(({ facts: { standing } }) => standing === 'sentHere')?.facts.organisation ?? null
}

function firstAidText({ incident: { particulars, timeZone } }: LoadedIncident): string | null {
  const { firstAidBy, firstAidAt, firstAidMeasures } = particulars
  const at = firstAidAt === null ? null : momentText(firstAidAt, timeZone, ' в ')
  const parts = [firstAidMeasures, firstAidBy, at].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join(', ')
}

function sceneText({ incident: { particulars } }: LoadedIncident): string | null {
  const { sceneKept, sceneNote } = particulars
  if (sceneKept === null) return sceneNote
  const kept = sceneKept ? 'не изменилась' : 'изменилась'
  return sceneNote === null ? kept : `${kept}; ${sceneNote}`
}

/** The act ends the investigation: of form Н-1, or of form 5 when there is no other. */
function endOf(steps: Around['steps']): string | null {
  const doneOn = (key: string) => steps.find((step) => step.key === key)?.completionDate ?? null
  return doneOn('approveAct') ?? doneOn('accidentAct') ?? doneOn('investigationAct')
}

function addresseesOf({ incident }: LoadedIncident, steps: Around['steps']): IncidentFacts['addressees'] {
  const deadlineOf = (key: string) => {
    const at = steps.find((step) => step.key === key)?.term.deadlineAt ?? null
    return at === null ? null : momentText(at, incident.timeZone, ' в ')
  }
  if (!isNotifiable(incident.degree)) {
    return [{ name: 'Социальный фонд России', deadline: deadlineOf('tellInsurer') }]
  }
  const deadline = deadlineOf('notifyAuthorities') ?? deadlineOf('tellInsurer')
  return ADDRESSEES.map((name) => ({ name, deadline }))
}
