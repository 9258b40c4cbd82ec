import { z } from 'zod'
import { calendarDate, requiredText } from './fields.ts'

const DECREE_MAX = 300
const MOVED_MAX = 30

/** A year of the production calendar, as the owner of the installation writes it into a file. */
export const ProductionYearFile = z.strictObject({
  year: z.int().min(2000).max(2100),
  decree: requiredText(DECREE_MAX),
  verified: z.boolean().default(false),
  moved: z.array(z.strictObject({ from: calendarDate, to: calendarDate })).max(MOVED_MAX),
})
