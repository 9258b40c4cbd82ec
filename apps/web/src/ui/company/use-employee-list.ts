import { choicesMessage, type Load } from '../../lib/load.ts'
import { sizes } from '../../lib/sizes.ts'
import { nothingFound } from '../drop-list.tsx'
import { useDropList } from '../use-drop-list.ts'
import type { EmployeeOption } from './employee-choices.ts'

interface EmployeeListOptions {
  id: string
  employees: Load<readonly EmployeeOption[]>
  shown: readonly EmployeeOption[]
  onPick: (employeeId: number, close: () => void) => void
  onClose: () => void
}

/** The list under an employee picker, and what it says when there is nobody in it. */
export function useEmployeeList({ id, employees, shown, onPick, onClose }: EmployeeListOptions) {
  const list = useDropList({
    id,
    count: shown.length,
    maxHeight: sizes.employeePickerMaxHeight,
    onPick(index) {
      const picked = shown[index]
      if (picked !== undefined) onPick(picked.value, list.close)
    },
    onClose,
  })
  return { ...list, message: messageOf(employees, shown.length) }
}

function messageOf(employees: Load<readonly EmployeeOption[]>, count: number): string | undefined {
  if (employees.data?.length === 0) return 'Работников пока нет'
  return choicesMessage(employees) ?? nothingFound(count)
}
