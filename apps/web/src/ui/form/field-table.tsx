import type { ReactNode } from 'react'
import type { FieldWords } from '../../lib/form/field-words.ts'
import { Checkbox } from '../checkbox.tsx'
import { ChoiceControl } from '../choice-control.tsx'
import type { Choice } from '../choices.ts'
import { MultiChoiceControl } from '../multi-choice-control.tsx'
import type { FieldControlProps } from './control-props.ts'
import { shownText, type TextSpec } from './text-spec.ts'
import styles from './text-spec-control.module.css'
import { TextSpecControl } from './text-spec-control.tsx'

/** One field of a form: what it is called and how it is changed. */
export interface AskedField<Value> {
  label: string
  hint?: string
  isRequired?: boolean
  /** Null: the form draws the whole row itself. */
  control: ((props: FieldControlProps<Value>) => ReactNode) | null
}

/** Every field of a form: one that is forgotten does not compile. */
export type AskedTable<Values> = { readonly [Name in keyof Values & string]: AskedField<Values[Name]> }

/** The same with the words that a question about somebody else's save needs. */
export type FormField<Value> = AskedField<Value> & FieldWords<Value>
export type FieldTable<Values> = { readonly [Name in keyof Values & string]: FormField<Values[Name]> }

type Asked = Pick<AskedField<unknown>, 'label' | 'hint' | 'isRequired'>

export function textField(spec: TextSpec): FormField<string> {
  return {
    ...askedOf(spec),
    control:
      spec.kind === 'record'
        ? null
        : ({ problemWithin, ...props }) => <TextSpecControl spec={spec} {...props} />,
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

interface ManyAsked extends Asked {
  choices: readonly Choice<number>[]
  placeholder: string
}

/** Several of a list. */
export function manyField(asked: ManyAsked): FormField<readonly number[]> {
  const { choices, placeholder } = asked
  const chosenOf = (ids: readonly number[]) => choices.filter(({ value }) => ids.includes(value))
  return {
    ...askedOf(asked),
    control: ({ frame, value, onChange }) => (
      <MultiChoiceControl
        frame={frame}
        choices={choices}
        chosen={chosenOf(value)}
        placeholder={placeholder}
        onChange={onChange}
      />
    ),
    text: (ids) =>
      chosenOf(ids)
        .map(({ label }) => label)
        .join('\n'),
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
