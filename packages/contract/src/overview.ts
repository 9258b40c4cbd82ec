import { COMPANY_TERM_KINDS, COVERAGE_COLUMNS, EVENT_STATES, ORDER_STATES, SECTIONS } from '@ot/domain'
import { z } from 'zod'
import { Basis } from './event-answer.ts'
import { byCompany, calendarDate, id, instant } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'events'
const count = z.int().nonnegative()

export const Overview = z.object({
  today: calendarDate,
  sections: z.array(
    z.object({
      section: z.enum(SECTIONS),
      overdue: count,
      thisMonth: count,
      missing: count,
      /** Due before it was entered here, and of no known day: it may have been done. */
      unknown: count,
    }),
  ),
  /** Departments × columns: how many events are in each state that somebody is in, the worst state first; what has no further term counts as in order. Of instructions: how many people, each in his worst state, as the list of employees shows them. */
  departments: z.array(
    z.object({
      id,
      name: z.string(),
      employees: count,
      cells: z.array(
        z.object({
          column: z.enum(COVERAGE_COLUMNS),
          states: z.array(z.object({ state: z.enum(EVENT_STATES), events: count })),
        }),
      ),
    }),
  ),
  /** Deadlines of the next twelve months and all that are overdue, by day and section; without the unknown. */
  calendar: z.array(z.object({ date: calendarDate, section: z.enum(SECTIONS), events: count })),
  /** What has a term and hangs on no single employee, by kind: overdue, of an unknown day, and what is due in the next twelve months, the soonest first. */
  terms: z.array(
    z.object({
      kind: z.enum(COMPANY_TERM_KINDS),
      overdue: count,
      missing: count,
      next: z.array(
        z.object({
          text: z.string(),
          deadline: calendarDate,
          isOverdue: z.boolean(),
          basis: Basis.nullable(),
        }),
      ),
      /** All of them by day, as the calendar of events. */
      calendar: z.array(z.object({ date: calendarDate, terms: count })),
    }),
  ),
  /** Incidents under investigation and what is due next in them, the soonest first. */
  incidents: z.object({
    open: count,
    overdue: count,
    next: z.array(
      z.object({
        incidentId: id,
        label: z.string(),
        title: z.string(),
        deadline: calendarDate,
        /** Of a term in hours: overdue from this minute. */
        deadlineAt: instant.nullable(),
        isOverdue: z.boolean(),
      }),
    ),
    /** What follows accidents and was not done by its day; of closed ones too. */
    lateMeasures: z.array(
      z.object({ incidentId: id, label: z.string(), what: z.string(), dueOn: calendarDate }),
    ),
    /** Not looked into within the term. */
    lateMicrotraumas: z.array(z.object({ id, label: z.string(), deadline: calendarDate })),
  }),
})
export type Overview = z.infer<typeof Overview>

/** `YYYY-MM` */
const month = z.string().regex(/^\d{4}-\d{2}$/)

/** What the overview draws besides its numbers. */
export const OverviewPictures = z.object({
  today: calendarDate,
  /** The first day on which anything was entered: of what was overdue before it nothing is known. Null: nothing is entered. */
  since: calendarDate.nullable(),
  /** How many events were overdue at the end of each week and are today. */
  overdue: z.array(z.object({ day: calendarDate, overdue: count })),
  /** Of those who work there: how many have everything in order. */
  departments: z.array(z.object({ id, name: z.string(), people: z.record(z.enum(ORDER_STATES), count) })),
  /** Of twelve months, the last of them this one; what was cancelled counts nowhere. */
  incidents: z.array(z.object({ month, incidents: count, microtraumas: count })),
})
export type OverviewPictures = z.infer<typeof OverviewPictures>

export const overviewRoutes = defineRoutes({
  'GET /api/overview': {
    access: 'user',
    tag,
    summary: 'Сводка: просрочено, в этом месяце, не проведено',
    query: byCompany,
    answer: Overview,
  },
  'GET /api/overview/pictures': {
    access: 'user',
    tag,
    summary: 'Картины сводки: просрочки по неделям, отделы, происшествия по месяцам',
    query: byCompany,
    answer: OverviewPictures,
  },
  'GET /api/events/calendar-link': {
    access: 'user',
    tag,
    summary: 'Есть ли у пользователя ссылка на календарь сроков',
    query: byCompany,
    answer: z.object({ createdAt: instant.nullable() }),
  },
  'POST /api/events/calendar-link': {
    access: 'user',
    tag,
    summary: 'Новая ссылка на календарь; прежняя перестаёт работать',
    body: z.strictObject({ companyId: id }),
    answer: z.object({ url: z.string(), createdAt: instant }),
    isSecret: true,
    status: 201,
  },
  'DELETE /api/events/calendar-link': {
    access: 'user',
    tag,
    summary: 'Отозвать ссылку на календарь',
    query: byCompany,
    status: 204,
  },
  'GET /api/events/calendar.ics': {
    access: 'public',
    tag,
    summary: 'Сроки как календарь',
    query: z.strictObject({ token: z.string().min(1).max(200) }),
    isHeavy: false,
    file: 'text/calendar; charset=utf-8',
  },
})
