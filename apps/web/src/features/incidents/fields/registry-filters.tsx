import { type ReactNode, useId } from 'react'
import { useTypedText } from '../../../lib/use-typed-text.ts'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import type { Choice } from '../../../ui/choices.ts'
import { Field } from '../../../ui/field.tsx'
import { TextControl } from '../../../ui/text-control.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import { TEXT_MAX, yearChoices } from './filter-values.ts'
import styles from './registry-filters.module.css'

interface RegistryFiltersProps {
  text: string
  placeholder: string
  onText: (text: string) => void
  /** Beside the search: `FilterChoice`, `YearFilter`. */
  children: ReactNode
}

/** Above a register: words to look for and what to choose. */
export function RegistryFilters({ text, placeholder, onText, children }: RegistryFiltersProps) {
  const { typed, setTyped } = useTypedText(text, onText)
  const frame = { id: useId(), label: 'Поиск' }
  return (
    <>
      <div className={styles.text}>
        <Field {...frame} isBare>
          <TextControl
            frame={frame}
            type="search"
            placeholder={placeholder}
            maxLength={TEXT_MAX}
            value={typed}
            autoComplete="off"
            onChange={setTyped}
          />
        </Field>
      </div>
      {children}
    </>
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

interface YearFilterProps {
  label: string
  year: number | null
  onChange: (year: number | null) => void
}

export function YearFilter({ label, year, onChange }: YearFilterProps) {
  const { today } = useIncidentsScope()
  const choices = yearChoices(Number(today.slice(0, 4)), year)
  return <FilterChoice label={label} choices={choices} value={year} onChange={onChange} />
}
