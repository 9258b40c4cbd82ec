import {
  byField,
  PAYER_FIELD_LABELS,
  PAYER_FIELDS,
  PAYER_TYPE_LABELS,
  PAYER_TYPES,
  type PayerField,
  type PayerType,
} from '@ot/domain'
import { choiceField, type FieldTable, textField } from '../../ui/form/field-table.tsx'
import type { TextKind } from '../../ui/form/text-spec.ts'
import { masked } from './masks.ts'
import { fieldsOfType, type PayerValues } from './payer-values.ts'

const TYPE_CHOICES = PAYER_TYPES.map((value) => ({ value, label: PAYER_TYPE_LABELS[value] }))
const LINE_MAX = 500

/** What is asked of a payer; what of it is required this kind of payer decides. */
export function payerTable(type: PayerType): FieldTable<PayerValues> {
  const required = fieldsOfType(type).filter(({ isRequired }) => isRequired)
  return {
    type: choiceField<PayerType>({ label: 'Кто платит', choices: TYPE_CHOICES }),
    name: textField({ label: 'Наименование', isRequired: true, kind: 'short', max: LINE_MAX }),
    ...byField(PAYER_FIELDS, (field) =>
      textField({
        label: PAYER_FIELD_LABELS[field],
        isRequired: required.some((one) => one.field === field),
        ...kindOf(field),
      }),
    ),
  }
}

function kindOf(field: PayerField): TextKind {
  if (field === 'passportDate') return { kind: 'day', isAhead: true }
  if (field === 'phone') return { kind: 'phone', autoComplete: 'tel' }
  return { kind: 'short', max: LINE_MAX, masked: (typed) => masked(field, typed) }
}
