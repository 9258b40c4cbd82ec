import type { PayerAnswer } from '@ot/contract'
import { PAYER_FIELD_LABELS, PAYER_FIELDS, PAYER_FORMS, type PayerField, type PayerType } from '@ot/domain'
import type { PayerBody } from './api/payer-calls.ts'

/** Named as the server names what is wrong with them. */
export type PayerValues = { type: PayerType; name: string } & Record<`data.${PayerField}`, string>

export const fieldName = (field: PayerField): `data.${PayerField}` => `data.${field}`

export const PAYER_LABELS: Readonly<Record<keyof PayerValues, string>> = {
  type: 'Кто платит',
  name: 'Наименование',
  'data.lastName': PAYER_FIELD_LABELS.lastName,
  'data.firstName': PAYER_FIELD_LABELS.firstName,
  'data.fatherName': PAYER_FIELD_LABELS.fatherName,
  'data.inn': PAYER_FIELD_LABELS.inn,
  'data.legalAddress': PAYER_FIELD_LABELS.legalAddress,
  'data.phone': PAYER_FIELD_LABELS.phone,
  'data.passportNumber': PAYER_FIELD_LABELS.passportNumber,
  'data.passportDate': PAYER_FIELD_LABELS.passportDate,
  'data.passportWhoIssued': PAYER_FIELD_LABELS.passportWhoIssued,
  'data.emailForInvoices': PAYER_FIELD_LABELS.emailForInvoices,
  'data.payeesBank': PAYER_FIELD_LABELS.payeesBank,
  'data.bik': PAYER_FIELD_LABELS.bik,
  'data.settlementAccount': PAYER_FIELD_LABELS.settlementAccount,
  'data.correspondentAccount': PAYER_FIELD_LABELS.correspondentAccount,
}

export function openingValues(payer: PayerAnswer | null): PayerValues {
  const { type = 'this-company', name = '', data } = payer ?? {}
  const value = (field: PayerField) => data?.[field] ?? ''
  return {
    type,
    name,
    'data.lastName': value('lastName'),
    'data.firstName': value('firstName'),
    'data.fatherName': value('fatherName'),
    'data.inn': value('inn'),
    'data.legalAddress': value('legalAddress'),
    'data.phone': value('phone'),
    'data.passportNumber': value('passportNumber'),
    'data.passportDate': value('passportDate'),
    'data.passportWhoIssued': value('passportWhoIssued'),
    'data.emailForInvoices': value('emailForInvoices'),
    'data.payeesBank': value('payeesBank'),
    'data.bik': value('bik'),
    'data.settlementAccount': value('settlementAccount'),
    'data.correspondentAccount': value('correspondentAccount'),
  }
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
export function bodyOf(values: PayerValues): PayerBody {
  const asked = new Set(fieldsOfType(values.type).map(({ field }) => field))
  const sent = (field: PayerField) => {
    const value = asked.has(field) ? values[fieldName(field)].trim() : ''
    return value === '' ? null : value
  }
  return {
    type: values.type,
    name: values.type === 'legal-entity' ? values.name.trim() : null,
    data: {
      lastName: sent('lastName'),
      firstName: sent('firstName'),
      fatherName: sent('fatherName'),
      inn: sent('inn'),
      legalAddress: sent('legalAddress'),
      phone: sent('phone'),
      passportNumber: sent('passportNumber'),
      passportDate: sent('passportDate'),
      passportWhoIssued: sent('passportWhoIssued'),
      emailForInvoices: sent('emailForInvoices'),
      payeesBank: sent('payeesBank'),
      bik: sent('bik'),
      settlementAccount: sent('settlementAccount'),
      correspondentAccount: sent('correspondentAccount'),
    },
  }
}
