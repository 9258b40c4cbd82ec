import type { IncidentAnswer } from '@ot/contract'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { fullName } from '../../../lib/company/employee-name.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type AskedField, textField } from '../../../ui/form/field-table.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import {
  type NamedSpec,
  shownText,
  typedText,
  type WireValue,
  wireValue,
} from '../../../ui/form/text-spec.ts'
import { EmployeeChoice, positionTitle } from '../fields/employee-choice.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './facts.module.css'
import { IncidentFormFrame } from './incident-form-frame.tsx'
import { LIST_SPECS, type ListName, type ListOf } from './list-specs.ts'
import { mergedRows } from './merged-rows.ts'
import { useIncidentForm } from './use-incident-form.ts'

type Row = Readonly<Record<string, string>>

interface RowsValues {
  rows: readonly Row[]
}

interface ListFormProps {
  incident: IncidentAnswer
  name: ListName
  frame: FormInDialog
  onSaved: () => void
}

/** People or causes, row after row. */
export function ListForm({ incident, name, frame, onSaved }: ListFormProps) {
  const { company } = useIncidentsScope()
  const { specs, title, addLabel }: ListOf = LIST_SPECS[name]
  const rowsOf = ({ particulars }: IncidentAnswer) =>
    particulars[name].map((row) => typedRow(specs, { ...row }, company.timeZone))
  const [begun] = useState(() => rowsOf(incident))
  const prefix = `particulars.${name}`
  const of = useIncidentForm<RowsValues>(incident, {
    valuesOf: (one) => ({ rows: rowsOf(one) }),
    ...(begun.length === 0 && { from: { rows: [firstRow(specs)] } }),
    table: { rows: { label: title, control: null, text: (rows) => rowsText(specs, rows) } },
    fieldOf: (wire) => (wire.startsWith(prefix) ? `rows${wire.slice(prefix.length)}` : wire),
    onSaved,
    changes: (values, _changed, stored) => {
      const made = values.rows.filter((row) => !isEmptyRow(specs, row))
      const rows = mergedRows({ begun, made, stored: rowsOf(stored) }, rowKey)
      return { particulars: { [name]: rows.map((row) => wireRow(specs, row, company.timeZone)) } }
    },
  })
  const { form } = of
  const put = (index: number, changes: Row) =>
    form.set(
      'rows',
      form.values.rows.map((row, other) => (other === index ? { ...row, ...changes } : row)),
    )
  return (
    <IncidentFormFrame of={of} frame={frame} onShowStored={onSaved}>
      {form.values.rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own until they are stored
        <fieldset key={index} className={styles.row}>
          <legend>
            {title}: {index + 1}
          </legend>
          <RowFields
            specs={specs}
            row={row}
            prefix={`${name}-${index}`}
            problemOf={(field) => form.problemOf(`rows.${index}.${field}`)}
            onChange={(changes) => put(index, changes)}
          />
          <Button
            kind="quiet"
            aria-label={`Убрать строку ${index + 1}`}
            onClick={() =>
              form.set(
                'rows',
                form.values.rows.filter((_, other) => other !== index),
              )
            }
          >
            Убрать
          </Button>
        </fieldset>
      ))}
      <Button kind="secondary" onClick={() => form.set('rows', [...form.values.rows, emptyRow(specs)])}>
        <IconPlus size={18} stroke={1.8} aria-hidden="true" /> {addLabel}
      </Button>
    </IncidentFormFrame>
  )
}

interface RowFieldsProps {
  specs: readonly NamedSpec[]
  row: Row
  prefix: string
  problemOf: (field: string) => string | undefined
  onChange: (changes: Row) => void
}

function RowFields({ specs, row, prefix, problemOf, onChange }: RowFieldsProps) {
  const { today } = useIncidentsScope()
  const fields = specs.map((spec) => [spec.name, rowField(spec, onChange)] as const)
  return (
    <FieldRows<Row>
      form={{ values: row, set: (name, value) => onChange({ [name]: value }), problemOf }}
      table={Object.fromEntries(fields)}
      names={specs.map(({ name }) => name)}
      prefix={prefix}
      today={today}
    />
  )
}

/** Whoever is chosen of the records brings his name and position along. */
function rowField(spec: NamedSpec, onChange: (changes: Row) => void): AskedField<string> {
  if (spec.kind !== 'record') return textField(spec)
  const { name, label } = spec
  return {
    label,
    control: ({ frame, value }) => (
      <EmployeeChoice
        frame={frame}
        value={value}
        onChange={(id, employee) =>
          onChange({
            [name]: id,
            ...(employee === null ? {} : { fullname: fullName(employee), position: positionTitle(employee) }),
          })
        }
      />
    ),
  }
}

/** A row a line, what is not asked by a number alone. */
function rowsText(specs: readonly NamedSpec[], rows: readonly Row[]): string {
  const lines = rows
    .filter((row) => !isEmptyRow(specs, row))
    .map((row) => {
      const texts = specs
        .filter(({ kind }) => kind !== 'record' && kind !== 'yesNo')
        .map((spec) => shownText(spec, row[spec.name] ?? ''))
      return texts.filter((text) => text !== '').join(', ')
    })
  return lines.join('\n')
}

/** Which cause or which person a row is of. */
function rowKey({ code, employeeId, fullname }: Row): string {
  return code ?? (employeeId || fullname?.trim() || '')
}

/** The first cause is the main one. */
function firstRow(specs: readonly NamedSpec[]): Row {
  return Object.fromEntries(specs.map(({ name, kind }) => [name, kind === 'yesNo' ? 'yes' : '']))
}

/** A yes-or-no is a no until it is answered. */
function emptyRow(specs: readonly NamedSpec[]): Row {
  return Object.fromEntries(specs.map(({ name, kind }) => [name, kind === 'yesNo' ? 'no' : '']))
}

function isEmptyRow(specs: readonly NamedSpec[], row: Row): boolean {
  return specs.every(({ name, kind }) => kind === 'yesNo' || (row[name] ?? '').trim() === '')
}

function typedRow(specs: readonly NamedSpec[], row: Readonly<Record<string, WireValue>>, zone: string): Row {
  return Object.fromEntries(specs.map((spec) => [spec.name, typedText(spec, row[spec.name] ?? null, zone)]))
}

function wireRow(specs: readonly NamedSpec[], row: Row, zone: string): Record<string, WireValue> {
  return Object.fromEntries(specs.map((spec) => [spec.name, wireValue(spec, row[spec.name] ?? '', zone)]))
}
