import { isCalendarDate } from '@ot/text'
import './messages.ts'
import { EARLIEST_DATE, isRussianPhone, LATEST_DATE, normalisePhone } from '@ot/domain'
import { z } from 'zod'

const EMAIL_MAX = 254

export const id = z.int().positive()
/** An id in an address: digits only, so that `1e3`, `0x1` and ` 1` are refused. */
export const pathId = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, 'Номер записи — целое положительное число')
  .transform(Number)
  .pipe(id)

export const byId = z.strictObject({ id: pathId })
export const byCompany = z.strictObject({ companyId: pathId })

export const calendarDate = z
  .string()
  .refine(isCalendarDate, 'Дата в виде ГГГГ-ММ-ДД')
  .refine((date) => date >= EARLIEST_DATE && date <= LATEST_DATE, 'Дата между 1900 и 2100 годом')

export const instant = z.iso.datetime()
export const version = z.int().positive()

/** Text that must be there: trimmed, control characters refused. */
export function requiredText(max: number) {
  return z.string().trim().min(1).max(max).refine(isPlainText, 'Недопустимые знаки')
}

export function optionalText(max: number) {
  return z
    .union([z.literal('').transform(() => null), requiredText(max)])
    .nullable()
    .default(null)
}

/** No control characters and no halves of a surrogate pair: the database takes neither. */
export function isPlainText(value: string): boolean {
  for (const character of value) {
    const code = character.codePointAt(0) ?? 0
    const isControl = (code < 32 && code !== 10 && code !== 9) || code === 127
    if (isControl || (code >= 0xd800 && code <= 0xdfff)) return false
  }
  return true
}

export const email = z.string().trim().min(1).max(EMAIL_MAX).pipe(z.email('Неверный e-mail'))
export const phone = z
  .string()
  .trim()
  .min(1)
  .transform(normalisePhone)
  .refine(isRussianPhone, 'Телефон в виде +7 (000) 000-00-00')

export const optionalEmail = z
  .union([z.literal('').transform(() => null), email])
  .nullable()
  .default(null)
export const optionalPhone = z
  .union([z.literal('').transform(() => null), phone])
  .nullable()
  .default(null)

const PAGE_LIMIT_MAX = 500
const positiveNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'Ожидается целое положительное число')
  .transform(Number)
export const paging = {
  page: positiveNumber.default(1),
  limit: positiveNumber.refine((n) => n <= PAGE_LIMIT_MAX, `Не больше ${PAGE_LIMIT_MAX}`).default(100),
}

/** JSON in a text part of an upload; absent: nothing is said. */
export function jsonPart<S extends z.ZodType>(schema: S) {
  return z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: 'Ожидается JSON' })
        return z.NEVER
      }
    })
    .pipe(schema)
    .optional()
}
