import { isCalendarDate } from '@ot/text'
import type { FormSchema } from './schema.ts'

const NO_SUCH_DATE = 'Укажите дату в виде дд.мм.гггг'

/**
 * For small forms that the server checks: their schema, and zod with it, need not come to the browser. Only what is not
 * a date yet is told here, because the server would name the form of the wire.
 */
export function typedForm<Values extends object>(
  dateFields: readonly string[] = [],
): FormSchema<Values, Values> {
  return {
    '~standard': {
      validate(values) {
        const issues = Object.entries(values)
          .filter(
            ([name, value]) => dateFields.includes(name) && value !== '' && !isCalendarDate(String(value)),
          )
          .map(([name]) => ({ path: [name], message: NO_SUCH_DATE }))
        return issues.length > 0 ? { issues } : { value: values }
      },
    },
  }
}
