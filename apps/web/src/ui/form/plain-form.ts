import type { RowsForm } from './field-rows.tsx'

/** Where nothing is saved, or a whole stands around it: plain values stand in for the form. */
export function plainForm<Values>(values: Values, onChange: (values: Values) => void): RowsForm<Values> {
  return {
    values,
    set: (name, value) => onChange({ ...values, [name]: value }),
    problemOf: () => undefined,
  }
}
