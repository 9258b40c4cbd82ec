import { useState } from 'react'
import type { Load } from '../../lib/load.ts'
import { matchingChoices } from '../choices.ts'
import dropStyles from '../drop-list.module.css'
import { DropList } from '../drop-list.tsx'
import fieldStyles from '../field.module.css'
import { controlProps, type FieldFrame } from '../field.tsx'
import { ChosenEmployees } from './chosen-employees.tsx'
import type { EmployeeOption } from './employee-choices.ts'
import { useEmployeeList } from './use-employee-list.ts'

interface EmployeesControlProps {
  frame: FieldFrame
  employees: Load<readonly EmployeeOption[]>
  values: readonly number[]
  onChange: (values: number[]) => void
}

/** Several employees in the order they will stand in the paper. */
export function EmployeesControl({ frame, employees, values, onChange }: EmployeesControlProps) {
  const [typed, setTyped] = useState('')
  const choices = employees.data ?? []
  const shown = matchingChoices(choices, typed)
  const { isOpen, restart, anchor, input, list, message } = useEmployeeList({
    id: frame.id,
    employees,
    shown,
    onPick(picked) {
      onChange(values.includes(picked) ? values.filter((value) => value !== picked) : [...values, picked])
      setTyped('')
    },
    onClose: () => setTyped(''),
  })
  return (
    <div>
      <ChosenEmployees choices={choices} values={values} onChange={onChange} />
      <div className={dropStyles.anchor} {...anchor}>
        <input
          {...controlProps(frame)}
          {...input}
          className={fieldStyles.control}
          placeholder={values.length === 0 ? 'Фамилия или должность' : 'Добавить ещё'}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            restart()
          }}
        />
        {isOpen && (
          <DropList
            state={list}
            isMultiple
            message={message}
            options={shown.map((choice) => ({
              key: choice.value,
              label: choice.label,
              isSelected: values.includes(choice.value),
            }))}
          />
        )}
      </div>
    </div>
  )
}
