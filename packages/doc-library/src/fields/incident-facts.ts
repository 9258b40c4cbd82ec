import type {
  CalendarDate,
  IncidentDegree,
  IncidentOutcome,
  InjurySeverity,
  VictimStanding,
} from '@ot/domain'
import type { PrintedPerson } from './person-facts.ts'

/** Somebody named in an investigation: of the company or from outside. */
export type IncidentPerson = {
  fullName: string
  position: string | null
  organisation: string | null
  birthDate?: CalendarDate | null
  address?: string | null
  phone?: string | null
  email?: string | null
}

/** What the records of the company said of the victim on the day of the accident, as form Н-1 asks for it. */
export type VictimRecords = {
  introductoryOn: CalendarDate | null
  /** The last briefing at the workplace before the accident. */
  briefing: { kind: string; date: CalendarDate } | null
  /** «не проводилась», «с … по …». */
  internship: string | null
  training: string | null
  /** Date and number of the record. */
  knowledge: string | null
  medical: string | null
  psychiatric: string | null
  preShift: string | null
  workplaceNumber: string | null
  conditionsClass: string | null
  assessor: string | null
  assessorInn: string | null
  risks: string | null
  ppe: string | null
}

export type IncidentVictim = {
  person: PrintedPerson
  /** Another one than the company that the papers are of. */
  employer?: string | null
  /** Of the other employer, whoever he is of; and how he worked. Absent in facts stored before they were asked. */
  organisation?: string | null
  standing?: VictimStanding
  /** Of this victim's act: «3/2026», of a group «3/2026-1». */
  act: string
  severity: InjurySeverity | null
  /** Full hours from the start of work. */
  hours: number | null
  injury: string | null
  icd: string | null
  /** Of form 315/у: number and date; who gave it. */
  conclusion: string | null
  clinic: string | null
  intoxication: string | null
  family: string | null
  /** Full months. */
  professionMonths: number | null
  companyMonths: number | null
  /** Classifier 3, groups 12–14. */
  occupationCode: string | null
  employment: { code: string; name: string } | null
  standard: string | null
  /** Gross negligence, in per cent. */
  fault: number | null
  diagnosis: string | null
  outcome: IncidentOutcome | null
  daysLost: number | null
  leaveFrom: CalendarDate | null
  leaveTo: CalendarDate | null
  records: VictimRecords
}

/** By classifier 2; `text` names what was broken. */
export type IncidentCause = { code: string; name: string; text: string | null; main: boolean }
export type IncidentOffender = Pick<IncidentPerson, 'fullName' | 'position' | 'organisation'> & {
  breach: string
}
export type PrintedMeasure = {
  text: string
  due: CalendarDate | null
  responsible: string | null
  doneOn: CalendarDate | null
}
/** A photo or a scan kept with the case. */
export type IncidentEvidence = { name: string; addedOn: CalendarDate; sha256: string }
export type IncidentAddressee = { name: string; deadline: string | null }
export type PrintedStep = {
  title: string
  basis: string
  who: string
  deadline: string | null
  done: string | null
}
/** A paper of the case that has its number. */
export type NumberedPaper = { name: string; number: string; date: CalendarDate }

/** All that papers of scope incident are made from; kept with a registered one for good. */
export type IncidentFacts = {
  /** «3/2026». */
  number: string
  degree: IncidentDegree
  date: CalendarDate
  /** «14:20», where it happened. */
  time: string | null
  place: string
  placeDescription: string | null
  department: string | null
  work: string | null
  circumstances: string
  /** «02.1» of classifier 1 and its name. */
  kind: { code: string; name: string } | null
  hazards: string | null
  equipment: string | null
  /** The organisation that sent the victim to another one. */
  sender: string | null
  firstAid: string | null
  /** Kept as it was, or what was changed and why. */
  scene: string | null
  toldAt: string | null
  toldBy: string | null
  commission: {
    orderNumber: string | null
    orderDate: CalendarDate | null
    chair: IncidentPerson | null
    members: readonly IncidentPerson[]
  }
  dueOn: CalendarDate | null
  extension: { until: CalendarDate; reason: string | null } | null
  applicationOn: CalendarDate | null
  endedOn: CalendarDate | null
  isWorkRelated: boolean | null
  qualification: string | null
  conclusion: string | null
  victims: readonly IncidentVictim[]
  /** Whom of them the paper is about; null: all of them. */
  about: number | null
  /** Who was questioned, of a paper about one. */
  questioned: IncidentPerson | null
  witnesses: readonly IncidentPerson[]
  causes: readonly IncidentCause[]
  offenders: readonly IncidentOffender[]
  measures: readonly PrintedMeasure[]
  evidence: readonly IncidentEvidence[]
  addressees: readonly IncidentAddressee[]
  steps: readonly PrintedStep[]
  papers: readonly NumberedPaper[]
}
