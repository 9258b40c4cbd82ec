import {
  addDays,
  type CalendarDate,
  crossingOn,
  DEADLINE_DAYS,
  employeeAddress,
  OVERDUE,
  PAGES,
  type Threshold,
} from '@ot/domain'
import { plural, shortDate } from '@ot/text'
import { linesText, markFresh, type Notice, ofEmployees } from '../../notices/index.ts'
import { THRESHOLDS, whenText } from './deadlines.ts'
import { type DueInstruction, listDueInstructions } from './instruction-queries.ts'
import type { Source } from './source.ts'

/** Instructions that are to be revised: each is told of once, to however many it was given. */
export const instructionNotices: Source = async (tx, { companyId, today }) => {
  const crossed = crossingOn(today, DEADLINE_DAYS)
  const due = await listDueInstructions(tx, companyId, addDays(today, Math.max(...DEADLINE_DAYS)))
  const candidates = due.flatMap((instruction) => {
    const { number, name, revisionDue } = instruction
    const threshold = crossed(revisionDue)
    const subject = `instruction:${number ?? ''}:${name}:${revisionDue}`
    return threshold === null ? [] : [{ ...instruction, threshold, subject }]
  })
  const fresh = await markFresh(tx, { companyId, today }, candidates)
  return THRESHOLDS.flatMap((threshold) => {
    const group = fresh.filter((instruction) => instruction.threshold === threshold)
    return group.length === 0 ? [] : [noticeOf(threshold, today, group)]
  })
}

function noticeOf(threshold: Threshold, today: CalendarDate, due: readonly DueInstruction[]): Notice {
  const isOverdue = threshold === OVERDUE
  const from = due[0]?.revisionDue ?? today
  const until = due.at(-1)?.revisionDue ?? today
  const told = isOverdue
    ? 'просрочен пересмотр'
    : `${whenText({ from, until }, threshold, today)} срок пересмотра`
  const count = `${due.length} ${plural(due.length, ['инструкции', 'инструкций', 'инструкций'])}`
  return {
    kind: isOverdue ? 'overdue' : 'deadline',
    title: `Инструкции: ${told} ${count}`,
    content: linesText(due.map((instruction) => lineOf(instruction, isOverdue))),
    link: linkOf(due, isOverdue),
  }
}

function lineOf({ number, name, revisionDue, people }: DueInstruction, isOverdue: boolean): string {
  const label = number === null ? `«${name}»` : `№ ${number} «${name}»`
  return `${label} — ${isOverdue ? 'срок был' : 'до'} ${shortDate(revisionDue)}, у ${ofEmployees(people)}`
}

/** The list knows who works by what is late; what is near stands on the page of one of them. */
function linkOf(due: readonly DueInstruction[], isOverdue: boolean): string {
  const [first] = due
  const isOfMany = due.some(({ people, employeeId }) => people > 1 || employeeId !== first?.employeeId)
  return first === undefined || (isOverdue && isOfMany)
    ? `${PAGES.employeesMain.path}?lack=instruction`
    : employeeAddress(first.employeeId, 'employeeInstructions')
}
