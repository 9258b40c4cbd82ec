import { isCalendarDate } from '@ot/text'
import type { FormSchema } from '../../lib/form/schema.ts'
import type { PayerValues } from './payer-values.ts'

/** The server checks the requisites; only a day that is not one yet is told here. */
export const payerSchema: FormSchema<PayerValues, PayerValues> = {
  '~standard': {
    validate(values) {
      const day = values['data.passportDate']
      return day === '' || isCalendarDate(day)
        ? { value: values }
        : { issues: [{ path: ['data.passportDate'], message: 'Укажите дату в виде дд.мм.гггг' }] }
    },
  },
}
