import { isCalendarDate } from '@ot/text'
import { useId, useState } from 'react'
import { useTypedText } from '../lib/use-typed-text.ts'
import { ChoiceControl } from './choice-control.tsx'
import type { Choice } from './choices.ts'
import { DateControl } from './date-control.tsx'
import { Field } from './field.tsx'
import styles from './list-filters.module.css'
import { TextControl } from './text-control.tsx'

const TEXT_MAX = 200

interface FilterTextProps {
  label?: string
  text: string
  placeholder: string
  maxLength?: number
  onText: (text: string) => void
}

/** Words to look for, above the rows of a list. */
export function FilterText({
  label = 'Поиск',
  text,
  placeholder,
  maxLength = TEXT_MAX,
  onText,
}: FilterTextProps) {
  const { typed, setTyped } = useTypedText(text, onText)
  const frame = { id: useId(), label }
  return (
    <div className={styles.text}>
      <Field {...frame} isBare>
        <TextControl
          frame={frame}
          type="search"
          placeholder={placeholder}
          maxLength={maxLength}
          value={typed}
          autoComplete="off"
          onChange={setTyped}
        />
      </Field>
    </div>
  )
}

interface FilterChoiceProps<Value> {
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
}

export function FilterChoice<Value extends string | number | null>({
  label,
  ...choice
}: FilterChoiceProps<Value>) {
  const frame = { id: useId(), label }
  return (
    <div className={styles.choice}>
      <Field {...frame} isBare>
        <ChoiceControl frame={frame} {...choice} />
      </Field>
    </div>
  )
}

interface FilterDayProps {
  label: string
  day: string | null
  max?: string
  onChange: (day: string | null) => void
}

/** A day chooses rows once it is typed to its end, and no more once the field is empty. */
export function FilterDay({ label, day, max, onChange }: FilterDayProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const frame = { id: useId(), label }

  function accept(next: string): void {
    setTyped(isCalendarDate(next) ? null : next)
    if (isCalendarDate(next)) onChange(next)
    else if (next === '' && day !== null) onChange(null)
  }

  return (
    <div className={styles.day}>
      <Field {...frame} isInline>
        <DateControl
          frame={frame}
          value={typed ?? day ?? ''}
          {...(max !== undefined && { max })}
          onChange={accept}
          onLeave={() => setTyped(null)}
        />
      </Field>
    </div>
  )
}
