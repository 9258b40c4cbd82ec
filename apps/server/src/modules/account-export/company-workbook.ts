import type { IncidentSummary, MemoSummary, MicrotraumaSummary, ResponsibilityRole } from '@ot/contract'
import {
  APPOINTMENT_FIELD_LABELS,
  DISPATCH_FIELD_LABELS,
  DOCUMENT_FIELD_LABELS,
  EVENT_FIELD_LABELS,
  INCIDENT_DEGREE_LABELS,
  INCIDENT_FIELD_LABELS,
  INCIDENT_STATUS_LABELS,
  INSTRUCTION_FIELD_LABELS,
  MEMO_FIELD_LABELS,
  MEMO_STATUS_LABELS,
  MICROTRAUMA_FIELD_LABELS,
  MICROTRAUMA_STATUS_LABELS,
  RECIPIENT_STATE_LABELS,
  SECTION_LABELS,
  SECTIONS,
  TRANSFER_FIELD_LABELS,
  WORKPLACE_FIELD_LABELS,
} from '@ot/domain'
import type { SheetToWrite } from '@ot/spreadsheet'
import type { Ctx } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { workbookOf } from '../../threads/workbook.ts'
import { employeesSheet } from '../employee-import/index.ts'
import { eventsOfSection, sectionSheet } from '../events/index.ts'
import { readIncidents } from '../incidents/index.ts'
import { memosOf } from '../memos/index.ts'
import { microtraumasOf } from '../microtraumas/index.ts'
import { responsibilitiesOf } from '../responsibilities/index.ts'
import { collectionSheets } from './collection-sheets.ts'
import { dayCell, type ExportColumn, recordSheet } from './record-sheet.ts'
import {
  type DocumentLine,
  type InstructionLine,
  listDocumentLines,
  listInstructionLines,
  listRecipientLines,
  listTransferLines,
  listWorkplaceLines,
  type RecipientLine,
  type TransferLine,
  type WorkplaceLine,
} from './sheet-queries.ts'

/** The records of a company as a person reads them, a sheet a kind. */
export async function companyWorkbook(ctx: Ctx, companyId: number): Promise<Buffer> {
  return workbookOf(ctx.threads, companyId, [
    await employeesSheet(ctx, { companyId, withDismissed: true }),
    ...(await sectionSheets(ctx, companyId)),
    ...(await listedSheets(ctx, companyId)),
    recordSheet('Заявки', MEMOS, await memosOf(ctx, companyId, { section: null, status: null })),
    ...(await collectionSheets(ctx, companyId)),
    recordSheet('Ответственные', ROLES, await rolesOf(ctx, companyId)),
    recordSheet('Происшествия', INCIDENTS, await readIncidents(ctx, { companyId })),
    recordSheet(
      'Микротравмы',
      MICROTRAUMAS,
      await microtraumasOf(ctx, { companyId, status: null, year: null, q: '' }),
    ),
  ])
}

async function sectionSheets(ctx: Ctx, companyId: number): Promise<SheetToWrite[]> {
  const sheets: SheetToWrite[] = []
  for (const section of SECTIONS) {
    const events = await eventsOfSection(ctx, { companyId, section, isDueOnly: false })
    sheets.push(sectionSheet(section, events))
  }
  return sheets
}

async function listedSheets(ctx: Ctx, companyId: number): Promise<SheetToWrite[]> {
  return readScoped(ctx, async (tx) => [
    recordSheet('Переводы', TRANSFERS, await listTransferLines(tx, companyId)),
    recordSheet('Инструкции', INSTRUCTIONS, await listInstructionLines(tx, companyId)),
    recordSheet('Рабочие места', WORKPLACES, await listWorkplaceLines(tx, companyId)),
    recordSheet('Документы', DOCUMENTS, await listDocumentLines(tx, companyId)),
    recordSheet('Отправка документов', RECIPIENTS, await listRecipientLines(tx, companyId)),
  ])
}

type NamedRole = ResponsibilityRole & { typeName: string }

async function rolesOf(ctx: Ctx, companyId: number): Promise<NamedRole[]> {
  const groups = await responsibilitiesOf(ctx, companyId)
  return groups.flatMap(({ typeName, roles }) => roles.map((role) => ({ ...role, typeName })))
}

const NAME = 34
const LONG = 48
const SHORT = 14

const TRANSFERS: readonly ExportColumn<TransferLine>[] = [
  ['Работник', NAME, ({ fullname }) => fullname],
  [TRANSFER_FIELD_LABELS.movedOn, SHORT, ({ movedOn }) => dayCell(movedOn)],
  ['Откуда: отдел', NAME, ({ fromDepartment }) => fromDepartment],
  ['Откуда: должность', NAME, ({ fromPosition }) => fromPosition],
  ['Откуда: рабочее место', NAME, ({ fromWorkplace }) => fromWorkplace],
  ['Куда: отдел', NAME, ({ toDepartment }) => toDepartment],
  ['Куда: должность', NAME, ({ toPosition }) => toPosition],
  ['Куда: рабочее место', NAME, ({ toWorkplace }) => toWorkplace],
  [TRANSFER_FIELD_LABELS.orderNumber, SHORT, ({ orderNumber }) => orderNumber],
  [TRANSFER_FIELD_LABELS.orderDate, SHORT, ({ orderDate }) => dayCell(orderDate)],
  ['Отменён', SHORT, ({ isUndone }) => (isUndone ? 'да' : null)],
]

const INSTRUCTIONS: readonly ExportColumn<InstructionLine>[] = [
  ['Работник', NAME, ({ fullname }) => fullname],
  [INSTRUCTION_FIELD_LABELS.number, SHORT, ({ number }) => number],
  ['Инструкция', LONG, ({ name }) => name],
  [INSTRUCTION_FIELD_LABELS.approvedOn, SHORT, ({ approvedOn }) => dayCell(approvedOn)],
  [INSTRUCTION_FIELD_LABELS.acknowledgedOn, SHORT, ({ acknowledgedOn }) => dayCell(acknowledgedOn)],
]

const WORKPLACES: readonly ExportColumn<WorkplaceLine>[] = [
  [WORKPLACE_FIELD_LABELS.number, SHORT, ({ number }) => number],
  ['Рабочее место', LONG, ({ name }) => name],
  [WORKPLACE_FIELD_LABELS.departmentId, NAME, ({ department }) => department],
  [EVENT_FIELD_LABELS.workingConditionsClass, SHORT, ({ workingConditionsClass }) => workingConditionsClass],
  [EVENT_FIELD_LABELS.reportOn, SHORT, ({ reportOn }) => dayCell(reportOn)],
  [EVENT_FIELD_LABELS.registeredOn, SHORT, ({ registeredOn }) => dayCell(registeredOn)],
]

const DOCUMENTS: readonly ExportColumn<DocumentLine>[] = [
  [DOCUMENT_FIELD_LABELS.name, LONG, ({ name }) => name],
  [DOCUMENT_FIELD_LABELS.number, SHORT, ({ number }) => number],
  [DOCUMENT_FIELD_LABELS.date, SHORT, ({ date }) => dayCell(date)],
  ['Аннулирован', SHORT, ({ isVoid }) => (isVoid ? 'да' : null)],
  [DOCUMENT_FIELD_LABELS.voidReason, NAME, ({ voidReason }) => voidReason],
  [DOCUMENT_FIELD_LABELS.signedOn, SHORT, ({ signedOn }) => dayCell(signedOn)],
]

const RECIPIENTS: readonly ExportColumn<RecipientLine>[] = [
  ['Отправка', SHORT, ({ dispatchId }) => dispatchId],
  ['Дата', SHORT, ({ sentOn }) => dayCell(sentOn)],
  [DISPATCH_FIELD_LABELS.documents, LONG, ({ documents }) => documents],
  ['Кому', NAME, ({ fullName }) => fullName],
  ['E-mail', NAME, ({ email }) => email],
  ['Состояние', NAME, ({ state }) => RECIPIENT_STATE_LABELS[state]],
  ['Ознакомлен', SHORT, ({ acknowledgedOn }) => dayCell(acknowledgedOn)],
  [DISPATCH_FIELD_LABELS.signedOn, SHORT, ({ signedOn }) => dayCell(signedOn)],
]

const MEMOS: readonly ExportColumn<MemoSummary>[] = [
  ['№ заявки', SHORT, ({ number, year }) => `${number}/${year}`],
  [MEMO_FIELD_LABELS.name, LONG, ({ name }) => name],
  [MEMO_FIELD_LABELS.memoSection, SHORT, ({ memoSection }) => SECTION_LABELS[memoSection]],
  [MEMO_FIELD_LABELS.status, SHORT, ({ status }) => MEMO_STATUS_LABELS[status]],
  [MEMO_FIELD_LABELS.author, NAME, ({ author }) => author],
  [MEMO_FIELD_LABELS.fullName, NAME, ({ fullName }) => fullName],
  ['Строк', SHORT, ({ lines }) => lines],
  ['Исполнено строк', SHORT, ({ linesDone }) => linesDone],
  [MEMO_FIELD_LABELS.note, LONG, ({ note }) => note],
]

const ROLES: readonly ExportColumn<NamedRole>[] = [
  ['Вид ответственности', NAME, ({ typeName }) => typeName],
  [APPOINTMENT_FIELD_LABELS.role, LONG, ({ role }) => role],
  [APPOINTMENT_FIELD_LABELS.employeeFullName, NAME, ({ employeeFullName }) => employeeFullName],
  ['Должность', NAME, ({ employeePosition }) => employeePosition],
  [APPOINTMENT_FIELD_LABELS.educationType, LONG, ({ educationType }) => educationType],
  [APPOINTMENT_FIELD_LABELS.orderLink, NAME, ({ orderLink }) => orderLink],
]

const INCIDENTS: readonly ExportColumn<IncidentSummary>[] = [
  ['Номер', SHORT, ({ label }) => label],
  ['Дата', SHORT, ({ occurredDate }) => dayCell(occurredDate)],
  ['Время', SHORT, ({ occurredTime }) => occurredTime],
  [INCIDENT_FIELD_LABELS.degree, NAME, ({ degree }) => INCIDENT_DEGREE_LABELS[degree]],
  ['Состояние', SHORT, ({ status }) => INCIDENT_STATUS_LABELS[status]],
  [INCIDENT_FIELD_LABELS.victims, LONG, ({ victims }) => victims.map(({ fullname }) => fullname).join('; ')],
  [INCIDENT_FIELD_LABELS.place, LONG, ({ place }) => place],
  ['Шагов сделано', SHORT, ({ stepsDone, stepsTotal }) => `${stepsDone} из ${stepsTotal}`],
]

const MICROTRAUMAS: readonly ExportColumn<MicrotraumaSummary>[] = [
  ['Номер', SHORT, ({ label }) => label],
  ['Дата', SHORT, ({ occurredOn }) => dayCell(occurredOn)],
  [MICROTRAUMA_FIELD_LABELS.employeeId, NAME, ({ fullname }) => fullname],
  [MICROTRAUMA_FIELD_LABELS.place, LONG, ({ place }) => place],
  [MICROTRAUMA_FIELD_LABELS.injury, LONG, ({ injury }) => injury],
  ['Состояние', NAME, ({ status }) => MICROTRAUMA_STATUS_LABELS[status]],
  [MICROTRAUMA_FIELD_LABELS.completedOn, SHORT, ({ completedOn }) => dayCell(completedOn)],
]
