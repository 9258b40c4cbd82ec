import { Fragment, type ReactNode } from 'react'
import type { ContractForm } from '../../lib/form/use-contract-form.ts'
import { Field as StackedRow } from '../field.tsx'
import { FormRow } from '../form-row.tsx'
import type { AskedTable } from './field-table.tsx'

type NameOf<Values> = keyof Values & string

/** What the rows need of a form: where nothing is saved, a plain state has it too. */
export type RowsForm<Values> = Pick<ContractForm<Values>, 'values' | 'set' | 'problemOf'>

interface RowOptions<Values> {
  form: RowsForm<Values>
  table: AskedTable<Values>
  /** Forms of two dialogs may stand on one page while the first one closes. */
  prefix: string
  today: string
  /** `stacked`: the label above its control. */
  layout?: 'beside' | 'stacked'
  /** What is said under a field because of what stands in others. */
  hints?: Partial<Record<NameOf<Values>, string | undefined>>
}

interface FieldRowsProps<Values> extends RowOptions<Values> {
  names: readonly NameOf<Values>[]
  /** Rows that the form draws itself. */
  own?: Partial<Record<NameOf<Values>, ReactNode>>
}

/** The fields named of a table, each in its row. */
export function FieldRows<Values>({ names, own = {}, ...row }: FieldRowsProps<Values>) {
  return names.map((name) => (
    <Fragment key={name}>{name in own ? own[name] : <FieldRow {...row} name={name} />}</Fragment>
  ))
}

function FieldRow<Values, Name extends NameOf<Values>>({
  name,
  form,
  table,
  prefix,
  today,
  layout = 'beside',
  hints = {},
}: RowOptions<Values> & { name: Name }) {
  const { label, hint, isRequired = false, control } = table[name]
  const frame = {
    // A question is its own name, with spaces that no id may have.
    id: fieldId(prefix, name),
    label,
    isRequired,
    hint: hints[name] ?? hint,
    error: form.problemOf(name),
  }
  const Row = layout === 'stacked' ? StackedRow : FormRow
  return (
    <Row {...frame}>
      {control?.({
        frame,
        today,
        problemWithin: (part) => form.problemOf(`${name}.${part}`),
        value: form.values[name],
        onChange: (value) => form.set(name, value),
      })}
    </Row>
  )
}

/** Under which its control stands on the page. */
export function fieldId(prefix: string, name: string): string {
  return `${prefix}-${name}`.replace(/\s+/g, '_')
}
