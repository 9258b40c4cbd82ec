import type { RecordPaperAnswer, RecordPaperBody } from '@ot/contract'
import { lastDayToSend } from '@ot/domain'
import { isCalendarDate, shortDate } from '@ot/text'
import type { AnswerValue } from '../../../ui/form/question-field.tsx'
import { formAnswer, sentAnswer } from '../../../ui/form/question-value.ts'

export interface PrintValues {
  from: string
  to: string
  departmentId: number | null
  employeeIds: readonly number[]
  answers: Readonly<Record<string, AnswerValue>>
}

/** What has been done since the year began, or what is to be done in the coming one. */
export function usualPeriod({ period }: RecordPaperAnswer, today: string): { from: string; to: string } {
  if (period === 'ahead') return { from: today, to: `${Number(today.slice(0, 4)) + 1}${yearless(today)}` }
  return { from: `${today.slice(0, 4)}-01-01`, to: today }
}

/** The day of the year that every year has. */
function yearless(day: string): string {
  return day.endsWith('-02-29') ? '-02-28' : day.slice(4)
}

export function printValues(paper: RecordPaperAnswer, today: string): PrintValues {
  const answers = paper.inputs.map(({ key, type }) => [key, formAnswer(type, paper.values[key] ?? null)])
  return {
    ...usualPeriod(paper, today),
    departmentId: null,
    employeeIds: [],
    answers: Object.fromEntries(answers),
  }
}

/** What is wrong with the dates before anything is asked of the server, by field; nothing: null. */
export function dateProblem(paper: RecordPaperAnswer, { from, to, answers }: PrintValues): string | null {
  const isWrong = (day: string) => day !== '' && !isCalendarDate(day)
  const asked = paper.inputs.filter(({ type }) => type === 'date').map(({ key }) => answers[key])
  const typed = [...(paper.period === null ? [] : [from, to]), ...asked]
  if (typed.some((day) => typeof day === 'string' && isWrong(day))) return 'Дата в виде дд.мм.гггг'
  if (paper.period === null) return null
  if (from === '' || to === '') return 'Укажите начало и конец периода'
  return from > to ? 'Конец периода раньше его начала' : null
}

/** Said while there is still something to be done about it: the paper would come too late. */
export function tooLate(paper: RecordPaperAnswer, { answers }: PrintValues, today: string): string | null {
  if (paper.sentAhead === null) return null
  const named = answers[paper.sentAhead.key]
  if (typeof named !== 'string' || !isCalendarDate(named)) return null
  const last = lastDayToSend(named, paper.sentAhead.months)
  if (last < today) {
    return `Список нужно было направить до ${shortDate(last)}: согласуйте осмотр не раньше чем через два месяца.`
  }
  return `Направьте список не позднее ${shortDate(last)}: за два месяца до осмотра.`
}

export function printBody(paper: RecordPaperAnswer, companyId: number, values: PrintValues): RecordPaperBody {
  const { from, to, departmentId, employeeIds, answers } = values
  return {
    companyId,
    ...(paper.period !== null && { from, to }),
    ...(departmentId !== null && { departmentId }),
    ...(employeeIds.length > 0 && { employeeIds: [...employeeIds] }),
    ...(paper.inputs.length > 0 && {
      values: Object.fromEntries(
        paper.inputs.map(({ key, type }) => [key, sentAnswer(type, answers[key] ?? null)]),
      ),
    }),
  }
}
