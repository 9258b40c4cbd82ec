import { foldLetters } from '@ot/text'
import { ABSENCE_FIELD_LABELS } from '../absence/absence-fields.ts'
import { COUNTERPARTY_FIELD_LABELS } from '../collection/counterparty-fields.ts'
import { PLACE_FIELD_LABELS } from '../collection/place-fields.ts'
import { THING_FIELD_LABELS } from '../collection/thing-fields.ts'
import { COMPANY_FIELD_LABELS } from '../company/company-field-labels.ts'
import { DISPATCH_FIELD_LABELS } from '../dispatch/dispatch-field-labels.ts'
import { DOCUMENT_FIELD_LABELS } from '../document/document-field-labels.ts'
import { DEPARTMENT_FIELD_LABELS } from '../employee/department-field-labels.ts'
import { EMPLOYEE_FIELD_LABELS } from '../employee/employee-fields.ts'
import { TRANSFER_FIELD_LABELS } from '../employee/transfer-fields.ts'
import { EVENT_FIELD_LABELS } from '../event/event-fields.ts'
import { FACTS } from '../fact/facts.ts'
import { INCIDENT_FIELD_LABELS } from '../incident/incident-field-labels.ts'
import { INCIDENT_MEASURE_LABELS } from '../incident/measure-field-labels.ts'
import { INSTRUCTION_FIELD_LABELS } from '../instruction/instruction-field-labels.ts'
import { MEMO_FIELD_LABELS } from '../memo/memo-field-labels.ts'
import { MICROTRAUMA_FIELD_LABELS } from '../microtrauma/microtrauma-field-labels.ts'
import { INVOICE_FIELD_LABELS } from '../payer/invoices.ts'
import { PAYER_LABELS } from '../payer/payers.ts'
import { APPOINTMENT_FIELD_LABELS } from '../responsibility/appointment-field-labels.ts'
import { HAZARD_FIELD_LABELS } from '../risk/hazard-field-labels.ts'
import { CAUSE_FIELD_LABELS } from '../unscheduled/cause-field-labels.ts'
import { WORKPLACE_FIELD_LABELS } from '../workplace/workplace-field-labels.ts'
import type { LogEntity } from './log-entities.ts'

/** What follows from other fields, or says nothing to a reader. */
const SILENT: ReadonlySet<string> = new Set([
  'sha256',
  'rule',
  'history',
  'templateId',
  'incidentId',
  'year',
  'edition',
  'directorNameCases',
  'directorPositionCases',
  'timeZoneId',
  'search',
])

const COMMON: Readonly<Record<string, string>> = {
  name: 'Наименование',
  number: 'Номер',
  numbers: 'Номера',
  date: 'Дата',
  note: 'Примечание',
  status: 'Состояние',
  place: 'Место',
  email: 'E-mail',
  phone: 'Телефон',
  role: 'Роль',
  section: 'Раздел',
  employeeId: 'Работник',
  department: 'Отдел',
  departmentId: 'Отдел',
  workplaceId: 'Рабочее место',
  cancelReason: 'Причина отмены',
  registeredOn: EVENT_FIELD_LABELS.registeredOn,
  reportOn: EVENT_FIELD_LABELS.reportOn,
  workingConditionsClass: EVENT_FIELD_LABELS.workingConditionsClass,
  recipients: 'Адресаты',
  recipient: 'Адресат',
  fileName: 'Файл',
  measures: HAZARD_FIELD_LABELS.measures,
  circumstances: 'Обстоятельства',
}

const BY_ENTITY: Readonly<Partial<Record<LogEntity, Readonly<Record<string, string>>>>> = {
  company: { ...COMPANY_FIELD_LABELS, averageHeadcount: 'Среднесписочная численность' },
  counterparty: COUNTERPARTY_FIELD_LABELS,
  place: PLACE_FIELD_LABELS,
  thing: THING_FIELD_LABELS,
  absence: ABSENCE_FIELD_LABELS,
  fact: Object.fromEntries(FACTS.map(({ key, label }) => [key, label])),
  'list-view': { list: 'Список' },
  department: {
    ...DEPARTMENT_FIELD_LABELS,
    head: DEPARTMENT_FIELD_LABELS.headEmployeeId,
    links: 'Действующих ссылок',
  },
  employee: { ...TRANSFER_FIELD_LABELS, ...EMPLOYEE_FIELD_LABELS },
  event: EVENT_FIELD_LABELS,
  recount: { terms: 'Сроков' },
  unscheduled: {
    ...CAUSE_FIELD_LABELS,
    name: CAUSE_FIELD_LABELS.cause,
    people: 'Человек',
  },
  instruction: INSTRUCTION_FIELD_LABELS,
  workplace: WORKPLACE_FIELD_LABELS,
  memo: {
    ...MEMO_FIELD_LABELS,
    lines: 'Строки',
    savedAsCompleted: 'Записана исполненной',
  },
  responsibility: APPOINTMENT_FIELD_LABELS,
  document: DOCUMENT_FIELD_LABELS,
  dispatch: DISPATCH_FIELD_LABELS,
  incident: {
    ...INCIDENT_FIELD_LABELS,
    concealed: 'Сокрыт',
    steps: 'Шаги расследования',
    withdrawReason: 'Причина отзыва',
    reopenReason: 'Причина возвращения',
    documents: 'Документы',
    memoId: 'Заявка',
    people: 'Работники',
    employees: 'Работники',
    events: 'Оценок',
    stepKey: 'К шагу',
  },
  'incident-measure': INCIDENT_MEASURE_LABELS,
  microtrauma: MICROTRAUMA_FIELD_LABELS,
  letter: { kind: 'Письмо' },
  user: { rhythm: 'Частота сводки', isUnsubscribed: 'Отказ от писем' },
  payer: PAYER_LABELS,
  invoice: INVOICE_FIELD_LABELS,
}

export function isSilentField(field: string): boolean {
  return SILENT.has(field)
}

const LABELS_OF = new Map(Object.entries(BY_ENTITY))

/** What users call a field; null: the log has no words for it. */
export function logFieldLabel(entity: string, field: string): string | null {
  const own = LABELS_OF.get(entity)
  const known = own !== undefined && Object.hasOwn(own, field) ? own[field] : COMMON[field]
  return known ?? (entity === 'employee' && field === 'isUnsubscribed' ? 'Отказ от писем' : null)
}

/** Fields whose names contain the text, in any case, «ё» or «е», whatever they belong to. */
export function logFieldsWith(text: string): string[] {
  const sought = foldLetters(text)
  const fields = [COMMON, ...Object.values(BY_ENTITY)].flatMap((labels) => Object.entries(labels))
  return [
    ...new Set(fields.flatMap(([field, label]) => (foldLetters(label).includes(sought) ? [field] : []))),
  ]
}
