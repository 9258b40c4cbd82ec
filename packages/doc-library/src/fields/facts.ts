import type { CalendarDate } from '@ot/domain'
import type { IncidentFacts } from './incident-facts.ts'
import type { CaseCorrections, PrintedPersonFacts } from './person-facts.ts'

/** Who stands in a role today, and by which order; both null: the company does without one. */
export type ResponsibleFacts = {
  person: PrintedPersonFacts
  orderNumber: string | null
  orderDate: CalendarDate | null
}

export type CompanyFacts = {
  name: string
  shortName: string
  inn: string
  kpp: string | null
  ogrn: string
  okpo: string
  okved: string
  oktmo: string
  legalAddress: string
  actualAddress: string
  mailingAddress: string
  phone: string
  email: string
  city: string | null
  headcount: number | null
  /** Absent in facts of papers registered before it was kept. */
  sfrNumber?: string | null
  directorName: string
  directorPosition: string
  directorNameCases: CaseCorrections
  directorPositionCases: CaseCorrections
  /** Of how many the staff list tells. Absent in facts of papers that do not name their heads. */
  departments?: number
  /** By the id of the role; only people who work there. Absent in facts of papers registered before it was kept. */
  responsible?: Readonly<Record<number, ResponsibleFacts>>
}

/** An answer to an input: text, date, number, the id of an employee or the ids of several. */
export type Answer = string | number | readonly number[] | null

export type TaughtProgramme = { title: string; hours: number | null }

export type TrainedPerson = {
  fullName: string
  position: string
  department: string | null
  programme: string
  result: string | null
  date: CalendarDate
  /** Of the state registry of trained persons. */
  registryNumber: string | null
}

export type TrainingFacts = { programmes: readonly TaughtProgramme[]; trained: readonly TrainedPerson[] }

export type MemoPaperLine = {
  fullName: string
  position: string
  department: string
  /** What is asked for. */
  name: string
  periodicity: string | null
  /** When it was last done, by when it must be done, and when the checklist says it was. */
  date: CalendarDate | null
  deadline: CalendarDate | null
  completionDate: CalendarDate | null
  factorNumber: string | null
  /** «выдача» or «возврат», and how much of what. */
  eventType: string | null
  quantity: string | null
  /** Class or level: known before, and found. */
  assessed: string | null
  found: string | null
}

export type MemoFacts = {
  recipient: string | null
  /** Known when the recipient is the director. */
  recipientPosition: string | null
  author: string | null
  note: string | null
  lines: readonly MemoPaperLine[]
}

/** Of the records of a section, as they are printed: src/fields/section-lists.ts. */
export type RecordFacts = {
  values: Readonly<Record<string, string | undefined>>
  lists: Readonly<Record<string, readonly Readonly<Record<string, string>>[] | undefined>>
}

export type SentPaper = { name: string; number: string; date: CalendarDate }

export type DispatchPaperReader = {
  fullName: string
  position: string | null
  /** What is known already: read by the link, signed on paper; empty: nothing yet. */
  mark: string
  signedOn: CalendarDate | null
}

export type DispatchFacts = { papers: readonly SentPaper[]; readers: readonly DispatchPaperReader[] }

/** A paper of a package: in how many copies, and why the organisation needs it. */
export type PackagedPaper = { group: string; name: string; copies: number; reason: string }

export type LeftOutPaper = { name: string; reason: string }

export type PackageFacts = { papers: readonly PackagedPaper[]; leftOut: readonly LeftOutPaper[] }

/** The last transfer of the employee that stands: from where, to where, by which order. */
export type TransferFacts = {
  movedOn: CalendarDate
  from: string
  to: string
  orderNumber: string | null
  orderDate: CalendarDate | null
}

/** Whom or what a paper of scope employee, department or position is about. */
export type SubjectFacts = {
  employee?: PrintedPersonFacts
  /** Null: never transferred. */
  transfer?: TransferFacts | null
  department?: { name: string }
  position?: { name: string; cases?: CaseCorrections }
  /** Of a paper of an investigation: «Происшествие № 3/2026». */
  incident?: { label: string }
  /** Ids of those whom `{#работники}` means, where the names do not tell. */
  people?: readonly number[]
}

export type DocumentFacts = {
  company: CompanyFacts
  employees: readonly PrintedPersonFacts[]
  document: {
    date: CalendarDate
    /** Without one the paper has a line for it. */
    number: string | null
    /** The register's own date when absent; a registered paper keeps the one it was made with. */
    normsCheckedOn?: CalendarDate
  }
  values: Readonly<Record<string, Answer>>
  subject?: SubjectFacts
  /** Of papers with `records: training`. */
  training?: TrainingFacts
  /** Of papers with `records: memo`. */
  memo?: MemoFacts
  /** Of papers with `records: dispatch`. */
  dispatch?: DispatchFacts
  /** Of papers with `records: package`. */
  package?: PackageFacts
  /** Of papers with the records of a section. */
  records?: RecordFacts
  /** Of papers of scope incident. */
  incident?: IncidentFacts
}
