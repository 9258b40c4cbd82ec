import type { Section } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import type { LineValues, MemoValues } from './memo-values.ts'

interface DateChange {
  key: string
  /** A day, what has been typed of one, or nothing. */
  date: string
  today: string
}

/** Examinations are mostly passed on one day: the first date of a medical memo stands on every line. */
export function withDate(section: Section, values: MemoValues, { key, date, today }: DateChange): MemoValues {
  const others = values.employeesData.filter((line) => line.key !== key)
  const isFirst = values.employeesData.every(({ completionDate }) => !isCalendarDate(completionDate))
  const isBlank = others.every(({ completionDate }) => completionDate === '')
  const copies = section === 'medical' && isFirst && isBlank && isCalendarDate(date) && date <= today
  return {
    ...values,
    employeesData: values.employeesData.map((line) =>
      copies || line.key === key ? { ...line, completionDate: date } : line,
    ),
  }
}

export type LineOutcome = Partial<
  Pick<LineValues, 'finalWorkingConditionsClass' | 'finalRiskLevel' | 'quantity'>
>

export function withOutcome(values: MemoValues, key: string, outcome: LineOutcome): MemoValues {
  return {
    ...values,
    employeesData: values.employeesData.map((line) => (line.key === key ? { ...line, ...outcome } : line)),
  }
}

export function withoutLine(values: MemoValues, key: string): MemoValues {
  return { ...values, employeesData: values.employeesData.filter((line) => line.key !== key) }
}

export function withLine(values: MemoValues, line: LineValues): MemoValues {
  return { ...values, employeesData: [...values.employeesData, line] }
}
