import { trainingRegistryRoutes } from '@ot/contract/training-registry'
import { isCalendarDate } from '@ot/text'
import type { FormSchema } from '../../../lib/form/schema.ts'
import type { RegistryPeriod } from '../api/training-registry.ts'

const { query } = trainingRegistryRoutes['GET /api/training/registry/check']
const DATES = ['from', 'to'] as const

/** The check of the call itself over what stands in the form. */
export function periodSchema(companyId: number): FormSchema<RegistryPeriod, RegistryPeriod> {
  return {
    '~standard': {
      validate(period) {
        const ofDates = DATES.filter((field) => !isCalendarDate(period[field])).map((field) => ({
          path: [field],
          message: period[field] === '' ? 'Обязательное поле' : 'Дата в виде дд.мм.гггг',
        }))
        if (ofDates.length > 0) return { issues: ofDates }
        const checked = query.safeParse({ companyId: String(companyId), ...period })
        return checked.success ? { value: period } : { issues: checked.error.issues }
      },
    },
  }
}
