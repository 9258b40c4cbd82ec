import type { CalendarDate } from '../calendar/calendar.ts'
import type { InputType } from '../document/documents.ts'
import type { PaperAnswer, Positions } from '../document/paper-answer.ts'

/** What the organisation's records tell a paper, and the type of the question it answers. */
export const TOLD_BY_RECORDS = {
  /** Who stood before in the role that the order appoints for, and by which order. */
  predecessor: 'employee',
  predecessorOrderNumber: 'text',
  predecessorOrderDate: 'date',
  /** The newest card of the risk assessment, and how many people have one. */
  riskCardsDate: 'date',
  riskCards: 'number',
  /** Workplaces with a class of conditions, and the day the last report entered the state's system. */
  assessedWorkplaces: 'number',
  soutRegisteredOn: 'date',
  /** How many a training centre has to train at least: ПП 2464, приложение № 4. */
  centreTraineesMinimum: 'number',
  /** By the class of the workplace: 3.1 and worse, 3.2 and worse, 3.3 and worse. */
  harmfulWorkers: 'employees',
  extraLeaveWorkers: 'employees',
  reducedHoursWorkers: 'employees',
  /** Whose medical examinations return. */
  examinedWorkers: 'employees',
  /** Whose training is due, and whose training holds. */
  trainees: 'employees',
  firstAidTrained: 'employees',
  ppeTrained: 'employees',
} as const satisfies Record<string, InputType>
export type RecordKey = keyof typeof TOLD_BY_RECORDS

export function isRecordKey(key: string): key is RecordKey {
  return Object.hasOwn(TOLD_BY_RECORDS, key)
}

const REGISTER_GIVES = { number: 'text', date: 'date', reference: 'text' } as const satisfies Record<
  string,
  InputType
>
type RegisterPart = keyof typeof REGISTER_GIVES

/** What sections tell, by what it is. */
export type ToldByRecords = ReadonlyMap<RecordKey, PaperAnswer>

/** What a paper takes from the records: of the newest registered paper of a template, or what a section tells. */
export type RecordSource =
  | { from: 'register'; template: string; part: RegisterPart }
  | { from: 'sections'; key: RecordKey }

/** As a paper's head names it: `prikaz-o-komissii-po-sout.date`, `riskCardsDate`. Null: there is no such. */
export function readRecordSource(text: string): RecordSource | null {
  if (isRecordKey(text)) return { from: 'sections', key: text }
  const [template = '', part = '', ...rest] = text.split('.')
  if (template === '' || rest.length > 0 || !isRegisterPart(part)) return null
  return { from: 'register', template, part }
}

function isRegisterPart(part: string): part is RegisterPart {
  return Object.hasOwn(REGISTER_GIVES, part)
}

export function recordAnswersTo(source: RecordSource): InputType {
  return source.from === 'register' ? REGISTER_GIVES[source.part] : TOLD_BY_RECORDS[source.key]
}

/** `reference`: as one paper names another, «от 05.10.2026 № 12-ОТ». */
export type RegisteredPaper = { number: string; date: CalendarDate; reference: string }

/** Who stood in a role before; the order is null where none was required. */
export type Predecessor = {
  employeeId: number
  orderNumber: string | null
  orderDate: CalendarDate | null
}

export type OrganisationRecords = {
  /** The newest valid paper of a template. */
  registered: ReadonlyMap<string, RegisteredPaper>
  /** By the id of the role. */
  predecessors: ReadonlyMap<number, Predecessor>
  told: ToldByRecords
}

export const NO_RECORDS: OrganisationRecords = {
  registered: new Map(),
  predecessors: new Map(),
  told: new Map(),
}

/** Null: the records do not tell it. Who has been dismissed is named in no paper. */
export function recordAnswer(
  source: RecordSource,
  { registered, predecessors, told }: OrganisationRecords,
  { role, positions }: { role: number | null; positions: Positions },
): PaperAnswer | null {
  if (source.from === 'register') return registered.get(source.template)?.[source.part] ?? null
  const before = role === null ? undefined : predecessors.get(role)
  switch (source.key) {
    case 'predecessor':
      return before !== undefined && positions.has(before.employeeId) ? before.employeeId : null
    case 'predecessorOrderNumber':
      return before?.orderNumber ?? null
    case 'predecessorOrderDate':
      return before?.orderDate ?? null
    case 'riskCardsDate':
    case 'riskCards':
    case 'assessedWorkplaces':
    case 'soutRegisteredOn':
    case 'centreTraineesMinimum':
    case 'harmfulWorkers':
    case 'extraLeaveWorkers':
    case 'reducedHoursWorkers':
    case 'examinedWorkers':
    case 'trainees':
    case 'firstAidTrained':
    case 'ppeTrained':
      return told.get(source.key) ?? null
  }
}
