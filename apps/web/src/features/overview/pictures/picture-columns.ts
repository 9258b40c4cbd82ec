import type { Overview, OverviewPictures } from '@ot/contract'
import { monthName, shortDate } from '@ot/text'
import { calendarDays } from '../calendar/calendar-days.ts'
import { monthAfter, monthOf } from '../month.ts'
import type { PictureColumn } from './column-layout.ts'

const MONTHS = 12

export function trendColumns(weeks: OverviewPictures['overdue']): PictureColumn[] {
  return weeks.map(({ day, overdue }) => ({
    key: day,
    label: shortDate(day).slice(0, 5),
    name: shortDate(day),
    values: [overdue],
  }))
}

/** What falls due from today on, this month and the eleven after it. */
export function loadColumns(overview: Pick<Overview, 'today' | 'calendar' | 'terms'>): PictureColumn[] {
  const { today } = overview
  const ahead = [...calendarDays(overview).values()].filter(({ date }) => date >= today)
  return Array.from({ length: MONTHS }, (_, index) => monthAfter(monthOf(today), index)).map((month) =>
    monthColumn(month, [
      ahead.reduce((sum, { date, total }) => sum + (monthOf(date) === month ? total : 0), 0),
    ]),
  )
}

export function incidentColumns(months: OverviewPictures['incidents']): PictureColumn[] {
  return months.map(({ month, incidents, microtraumas }) => monthColumn(month, [incidents, microtraumas]))
}

/** Columns without height say less than a sentence. */
export function areAllEmpty(columns: readonly PictureColumn[]): boolean {
  return columns.every(({ values }) => values.every((value) => value === 0))
}

const SHORT_MONTHS = [
  'янв',
  'фев',
  'мар',
  'апр',
  'май',
  'июн',
  'июл',
  'авг',
  'сен',
  'окт',
  'ноя',
  'дек',
] as const

/** `month`: `YYYY-MM`. */
function monthColumn(month: string, values: readonly number[]): PictureColumn {
  const label = SHORT_MONTHS[Number(month.slice(5)) - 1] ?? month
  return { key: month, label, name: monthName(month), values }
}
