import type { CompanyTable } from '../../db/tables.ts'

/** Every table of a company and what README.txt says of its file. Columns with files are left out: those lie beside. */
export const EXPORTED_TABLES = {
  departments: 'отделы',
  employees: 'работники, в том числе уволенные',
  employee_photos: 'фотографии работников: контрольные суммы',
  absences: 'отсутствия работников',
  transfers: 'переводы работников',
  recounts: 'решения о пересчёте сроков',
  unscheduled_causes: 'причины внеплановых мероприятий',
  workplaces: 'рабочие места и классы условий труда',
  events: 'инструктажи, обучение, медосмотры, СИЗ, СОУТ и риски: обязанности работников и их сроки',
  event_completions: 'что и когда по ним проведено',
  event_declines: 'предложения норм, от которых отказались, и почему',
  employee_instructions: 'инструкции, выданные работникам',
  memos: 'заявки',
  memo_lines: 'строки заявок',
  responsibilities: 'ответственные лица',
  responsibility_terms: 'прежние назначения',
  documents: 'зарегистрированные документы: номера, даты, ответы и сведения, из которых они составлены',
  document_files: 'контрольные суммы отправленных документов',
  places: 'здания и помещения',
  things: 'оборудование: где, кто отвечает, осмотры и их сроки',
  company_facts: 'ответы анкеты организации',
  skipped_facts: 'пропущенные вопросы анкеты',
  counterparties: 'контрагенты: договоры, подписанты, банковские реквизиты',
  template_answers: 'ответы, которые запомнены для документов',
  personal_templates: 'свои шаблоны',
  first_packages: 'когда составлен первый комплект документов',
  dispatches: 'отправки документов',
  dispatch_documents: 'какие документы в них отправлены',
  dispatch_recipients: 'кому отправлено, кто ознакомился и подписал',
  dispatch_scans: 'сканы подписей',
  incidents: 'несчастные случаи',
  incident_victims: 'пострадавшие',
  incident_members: 'члены комиссий',
  incident_steps: 'шаги расследований',
  incident_evidence: 'материалы расследований: контрольные суммы, время и место съёмки',
  incident_measures: 'мероприятия после несчастных случаев',
  incident_memos: 'заявки на внеплановые инструктажи после них',
  incident_headcounts: 'среднесписочная численность по годам',
  microtraumas: 'микротравмы',
  notifications: 'уведомления',
  notification_marks: 'о чём уведомления уже сделаны',
  notification_reads: 'кто их прочитал',
  letters: 'отправленные письма',
  head_letters: 'письма руководителям отделов',
  invitations: 'приглашения коллег',
  payers: 'плательщики',
  invoices: 'счета и акты',
  list_views: 'сохранённые виды списков: имя и что показано',
  import_mappings: 'запомненные столбцы загруженных таблиц',
  counters: 'последние присвоенные номера',
  audit_entries: 'журнал изменений',
  undos: 'удалённое за последние сутки: его ещё можно вернуть',
} as const satisfies Record<CompanyTable, string>

export type ExportedTable = keyof typeof EXPORTED_TABLES

export const EXPORTED_TABLE_NAMES = Object.keys(EXPORTED_TABLES).filter(isExported)

function isExported(name: string): name is ExportedTable {
  return name in EXPORTED_TABLES
}

/** `event_completions` → `event-completions`: the name of its file, which does not change. */
export function fileNameOf(table: string): string {
  return table.replaceAll('_', '-')
}
