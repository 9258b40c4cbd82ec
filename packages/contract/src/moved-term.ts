import { z } from 'zod'
import { EmployeePatch } from './employee.ts'
import { section } from './event.ts'
import { Basis } from './event-answer.ts'
import { byId, calendarDate, id } from './fields.ts'
import { defineRoutes } from './route.ts'

/** A deadline that another day of what it is counted from moves. */
export const MovedTerm = z.object({
  eventId: id,
  section,
  name: z.string(),
  was: calendarDate.nullable(),
  becomes: calendarDate.nullable(),
  /** Why the new day; null: entered by hand. */
  basis: Basis.nullable(),
})
export type MovedTerm = z.infer<typeof MovedTerm>

export const movedTermRoutes = defineRoutes({
  'POST /api/employees/:id/terms': {
    access: 'user',
    tag: 'employees',
    summary: 'Сроки, которые сдвинет изменение записи работника: только показать, ничего не записывается',
    params: byId,
    body: EmployeePatch,
    answer: z.array(MovedTerm),
  },
})
