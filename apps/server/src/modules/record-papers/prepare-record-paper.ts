import type { RecordPaperBody } from '@ot/contract'
import { CHOSEN_DEPARTMENT, CHOSEN_PERIOD, type Library, type TemplateSummary } from '@ot/doc-library'
import { addYears, type CalendarDate, type PaperPeriod } from '@ot/domain'
import { shortDate } from '@ot/text'
import type { Ctx } from '../../context/ctx.ts'
import { findDepartmentName } from '../../db/department-name.ts'
import type { Tx } from '../../db/transaction.ts'
import { Conflict, Invalid, NotFound } from '../../foundation/errors.ts'
import {
  aboutEmployee,
  answersOf,
  layPaperDesk,
  type PaperDesk,
  type PreparedPaper,
  preparePaper,
  refuseLacking,
} from '../documents/index.ts'
import { RECORD_PAPERS, type RecordPaper } from './paper-table.ts'
import { listChosen } from './people-queries.ts'
import type { ChosenPerson, RecordRequest } from './record-request.ts'

export type MakeRecordPaper = RecordPaperBody & { paperId: string }

export type Prepared = {
  desk: PaperDesk
  template: TemplateSummary
  prepared: PreparedPaper[]
}

/** The records as papers that can be made: one, or one for everybody it is about. */
export async function prepareRecordPaper(
  tx: Tx,
  ctx: Ctx,
  library: Library,
  input: MakeRecordPaper & { date: CalendarDate },
): Promise<Prepared> {
  const { companyId, paperId, values } = input
  const paper = RECORD_PAPERS.get(paperId)
  const template = library.find(paperId)
  if (paper === undefined || template === null) throw new NotFound('Такой бумаги из записей нет')
  const desk = await layPaperDesk(tx, ctx, library, { companyId, templateId: paperId })
  const { values: answers } = answersOf(desk, template, { given: values })
  refuseLacking(preparePaper(desk, template, answers, { subject: null }))
  const department = await departmentName(tx, input)
  const request = await requestOf(tx, ctx, paper, input)
  const found = await paper.load(tx, request)
  if (found.length === 0) throw new Conflict(paper.nothing)
  const chosen = {
    ...(paper.period !== null && { [CHOSEN_PERIOD]: periodText(request) }),
    ...(department !== null && { [CHOSEN_DEPARTMENT]: department }),
  }
  const prepared = found.map(({ person, records }) =>
    preparePaper(desk, template, answers, {
      subject: person === null ? null : aboutEmployee(factsOf(person)),
      records: { ...records, values: { ...records.values, ...chosen } },
    }),
  )
  return { desk, template, prepared }
}

function periodText({ from, to }: RecordRequest): string {
  return `с ${shortDate(from)} по ${shortDate(to)}`
}

async function departmentName(tx: Tx, { companyId, departmentId }: MakeRecordPaper): Promise<string | null> {
  if (departmentId === undefined) return null
  const name = await findDepartmentName(tx, companyId, departmentId)
  if (name === null) throw Invalid.field('departmentId', 'Такого отдела нет')
  return name
}

async function requestOf(
  tx: Tx,
  ctx: Ctx,
  paper: RecordPaper,
  input: MakeRecordPaper & { date: CalendarDate },
): Promise<RecordRequest> {
  const { companyId, date, from, to } = input
  const departmentId = input.departmentId ?? null
  const employeeIds = input.employeeIds ?? null
  const listed = await listChosen(tx, companyId, { departmentId, employeeIds })
  const people = new Map(listed.map((one) => [one.id, one]))
  refuseUnknown(people, employeeIds, departmentId)
  const usual = usualPeriod(paper.period, ctx.today(companyId))
  const period = { from: from ?? usual.from, to: to ?? usual.to }
  if (paper.period !== null && period.from > period.to) {
    throw Invalid.field(to === undefined ? 'from' : 'to', 'Конец периода раньше его начала')
  }
  const { microtraumaId = null } = input
  return { companyId, date, departmentId, isNamed: employeeIds !== null, microtraumaId, people, ...period }
}

/** What has been done this year, or what is to be done in the coming one. */
function usualPeriod(period: PaperPeriod | null, today: CalendarDate) {
  if (period === 'ahead') return { from: today, to: addYears(today, 1) }
  return { from: `${today.slice(0, 4)}-01-01`, to: today }
}

function refuseUnknown(
  people: ReadonlyMap<number, ChosenPerson>,
  employeeIds: readonly number[] | null,
  departmentId: number | null,
): void {
  const message = departmentId === null ? 'Такого работника нет' : 'Такого работника в отделе нет'
  const errors = (employeeIds ?? []).flatMap((id, index) =>
    people.has(id) ? [] : [{ field: `employeeIds.${index}`, message }],
  )
  if (errors.length > 0) throw new Invalid(errors)
}

function factsOf({
  fullName: _fullName,
  departmentId: _departmentId,
  dismissedOn: _day,
  ...person
}: ChosenPerson) {
  return person
}
