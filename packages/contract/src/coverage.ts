import { byField, COVERAGE_COLUMNS, EVENT_STATES } from '@ot/domain'
import { z } from 'zod'
import { byCompany, id } from './fields.ts'
import { defineRoutes } from './route.ts'

const state = z.enum(EVENT_STATES)

/** How one employee stands in every column of the list: of the events behind it the worst. `none`: there are none. */
export const EmployeeCoverage = z.object({
  employeeId: id,
  ...byField(COVERAGE_COLUMNS, () => state),
})
export type EmployeeCoverage = z.infer<typeof EmployeeCoverage>

export const coverageRoutes = defineRoutes({
  'GET /api/coverage': {
    access: 'user',
    tag: 'events',
    summary: 'Чего не хватает каждому работнику, по разделам',
    query: byCompany,
    answer: z.array(EmployeeCoverage),
  },
})
