import type { FormSchema } from '../../../lib/form/schema.ts'

/** For small forms that the server checks: their schema, and zod with it, need not come to the browser. */
export function asTyped<Values>(): FormSchema<Values, Values> {
  return { '~standard': { validate: (value) => ({ value }) } }
}
