import type { PayerAnswer } from '@ot/contract'
import { byField, PAYER_FIELDS, PAYER_FORMS, type PayerField, type PayerType } from '@ot/domain'
import type { PayerBody } from './api/payers.ts'

export type PayerValues = { type: PayerType; name: string } & Record<PayerField, string>

export function payerValues(payer: PayerAnswer | null): PayerValues {
  const { type = 'this-company', name = '', data } = payer ?? {}
  return { ...byField(PAYER_FIELDS, (field) => data?.[field] ?? ''), type, name }
}

/** What is asked of this kind of payer, in the order of the form. */
export function fieldsOfType(type: PayerType): { field: PayerField; isRequired: boolean }[] {
  const { required, optional } = PAYER_FORMS[type]
  const needed: readonly PayerField[] = required
  const asked: readonly PayerField[] = [...required, ...optional]
  return PAYER_FIELDS.filter((field) => asked.includes(field)).map((field) => ({
    field,
    isRequired: needed.includes(field),
  }))
}

/** What is not asked of the kind is not sent, whatever was typed for another one. */
export function payerBody(values: PayerValues): PayerBody {
  const asked = new Set(fieldsOfType(values.type).map(({ field }) => field))
  const sent = (field: PayerField) => {
    const value = asked.has(field) ? values[field].trim() : ''
    return value === '' ? null : value
  }
  return {
    type: values.type,
    name: values.type === 'legal-entity' ? values.name.trim() : null,
    data: byField(PAYER_FIELDS, sent),
  }
}
