import { useState } from 'react'
import type { Load } from '../../lib/load.ts'
import { matchingChoices } from '../choices.ts'
import dropStyles from '../drop-list.module.css'
import { DropList } from '../drop-list.tsx'
import fieldStyles from '../field.module.css'
import { controlProps, type FieldFrame } from '../field.tsx'
import type { EmployeeOption } from './employee-choices.ts'
import styles from './employee-control.module.css'
import { useEmployeeList } from './use-employee-list.ts'

interface EmployeeControlProps {
  frame: FieldFrame
  employees: Load<readonly EmployeeOption[]>
  value: number | null
  onChange: (value: number | null) => void
}

/** One employee, looked for by a part of the name or of the position; an emptied field is nobody. */
export function EmployeeControl({ frame, employees, value, onChange }: EmployeeControlProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const choices = employees.data ?? []
  const shown = matchingChoices(choices, typed ?? '')
  const { isOpen, restart, anchor, input, list, message } = useEmployeeList({
    id: frame.id,
    employees,
    shown,
    onPick: (picked, close) => {
      onChange(picked)
      close()
    },
    onClose: () => setTyped(null),
  })
  const chosen = choices.find((choice) => choice.value === value)?.label ?? ''
  return (
    <div className={dropStyles.anchor} {...anchor}>
      <input
        {...controlProps(frame)}
        {...input}
        className={`${fieldStyles.control} ${styles.input}`}
        placeholder="Фамилия или должность"
        title={chosen}
        value={typed ?? chosen}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value)
          if (event.target.value === '') onChange(null)
          restart()
        }}
      />
      {isOpen && (
        <DropList
          state={list}
          message={message}
          options={shown.map((choice) => ({
            key: choice.value,
            label: choice.label,
            isSelected: choice.value === value,
          }))}
        />
      )}
    </div>
  )
}
