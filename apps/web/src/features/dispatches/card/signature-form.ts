import { isCalendarDate } from '@ot/text'
import type { FormSchema } from '../../../lib/form/schema.ts'

export interface SignatureValues {
  recipientIds: number[]
  signedOn: string
  file: File | null
}

const SCAN_BYTES_MAX = 20 * 1024 * 1024

/** What can be told before the server is asked: zod need not come to the browser for it. */
export const signatureForm: FormSchema<SignatureValues, SignatureValues> = {
  '~standard': {
    validate(values) {
      const issues = [
        values.recipientIds.length === 0 && { path: ['recipientIds'], message: 'Отметьте, кто подписал' },
        !isCalendarDate(values.signedOn) && { path: ['signedOn'], message: 'Укажите дату в виде дд.мм.гггг' },
        values.file !== null &&
          values.file.size > SCAN_BYTES_MAX && { path: ['file'], message: 'Файл больше 20 МБ' },
      ].filter((issue) => issue !== false)
      return issues.length > 0 ? { issues } : { value: values }
    },
  },
}
