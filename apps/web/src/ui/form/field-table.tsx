import type { ReactNode } from 'react'
import { Checkbox } from '../checkbox.tsx'
import { ChoiceControl } from '../choice-control.tsx'
import type { Choice } from '../choices.ts'
import type { FieldFrame } from '../field.tsx'
import { shownText, type TextSpec } from './text-spec.ts'
import styles from './text-spec-control.module.css'
import { TextSpecControl } from './text-spec-control.tsx'

/** What a control of a form is given. */
export interface ControlProps<Value> {
  frame: FieldFrame
  value: Value
  /** By the company's clock: what has happened has happened by then. */
  today: string
  onChange: (value: Value) => void
}

/** One field of a form: what it is called, how it is changed, how it is read. */
export interface FormField<Value> {
  label: string
  hint?: string
  isRequired?: boolean
  /** Null: the form draws the whole row itself. */
  control: ((props: ControlProps<Value>) => ReactNode) | null
  /** In words; empty when there is nothing in it. */
  text: (value: Value) => string
}

/** Every field of a form: one that is forgotten does not compile. */
export type FieldTable<Values> = { readonly [Name in keyof Values & string]: FormField<Values[Name]> }

type Asked = Pick<FormField<unknown>, 'label' | 'hint' | 'isRequired'>

export function textField(spec: TextSpec): FormField<string> {
  return {
    ...askedOf(spec),
    control: spec.kind === 'record' ? null : (props) => <TextSpecControl spec={spec} {...props} />,
    text: (typed) => shownText(spec, typed),
  }
}

interface ChoiceAsked<Value> extends Asked {
  choices: readonly Choice<Value>[]
  placeholder?: string
  /** Instead of «nothing found»: why there are no choices yet. */
  message?: string | undefined
  isShort?: boolean
}

/** One of several; nothing chosen is read as nothing, whatever the list calls it. */
export function choiceField<Value extends string | number | boolean | null>(
  asked: ChoiceAsked<Value>,
): FormField<Value> {
  const { choices, placeholder, message, isShort = false } = asked
  const list = { choices, message, ...(placeholder !== undefined && { placeholder }) }
  return {
    ...askedOf(asked),
    control: ({ frame, value, onChange }) => (
      <div className={isShort ? styles.short : undefined}>
        <ChoiceControl<Value> {...list} frame={frame} value={value} onChange={onChange} />
      </div>
    ),
    text: (value) => (value === null ? '' : (choices.find((one) => one.value === value)?.label ?? '')),
  }
}

/** A mark with its own sentence beside it. */
export function checkField(asked: Asked & { sentence: string }): FormField<boolean> {
  return {
    ...askedOf(asked),
    control: ({ frame, value, onChange }) => (
      <Checkbox id={frame.id} isChecked={value} onChange={onChange}>
        {asked.sentence}
      </Checkbox>
    ),
    text: (value) => (value ? 'да' : 'нет'),
  }
}

function askedOf({ label, hint, isRequired }: Asked): Asked {
  return { label, ...(hint !== undefined && { hint }), ...(isRequired !== undefined && { isRequired }) }
}

export function fieldLabels(table: Readonly<Record<string, Asked>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(table).map(([name, { label }]) => [name, label]))
}

/** In the order of the table. */
export function fieldNames<Values>(table: FieldTable<Values>): (keyof Values & string)[] {
  return Object.keys(table).filter((name): name is keyof Values & string => name in table)
}
