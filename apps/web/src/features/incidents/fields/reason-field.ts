import { type FieldTable, textField } from '../../../ui/form/field-table.tsx'

export type Reason = { reason: string }

/** Why something of an incident is undone: it is kept for 45 years with the reason. */
export const REASON_TABLE: FieldTable<Reason> = {
  reason: textField({ label: 'Причина', isRequired: true, kind: 'long', max: 2000 }),
}
