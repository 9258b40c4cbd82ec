import type { EmployeeAnswer } from '@ot/contract'
import { compareNames } from '@ot/text'
import { fullName } from '../../../../lib/company/employee-name.ts'
import type { FormSchema } from '../../../../lib/form/schema.ts'
import type { Choice } from '../../../../ui/choices.ts'
import { departmentNameSchema } from './department-name.ts'

export interface DepartmentFields {
  name: string
  headEmployeeId: number | null
}

/** The name as in a new department; whoever is chosen from the list may be the head. */
export const departmentFields: FormSchema<DepartmentFields, DepartmentFields> = {
  '~standard': {
    async validate({ headEmployeeId, ...named }) {
      const checked = await departmentNameSchema['~standard'].validate(named)
      return checked.issues === undefined ? { value: { ...checked.value, headEmployeeId } } : checked
    },
  },
}

const NOBODY = 'Не указан'
const GONE = 'Уволенный работник'

/** Everybody who works, and who was chosen before he left. */
export function headChoices(
  staff: readonly EmployeeAnswer[],
  chosen: number | null,
): readonly Choice<number | null>[] {
  const working = staff
    .filter(({ dismissedOn }) => dismissedOn === null)
    .map((employee) => ({ value: employee.id, label: fullName(employee) }))
    .toSorted((one, other) => compareNames(one.label, other.label))
  const isGone = chosen !== null && !working.some(({ value }) => value === chosen)
  return [{ value: null, label: NOBODY }, ...(isGone ? [{ value: chosen, label: GONE }] : []), ...working]
}

export function headName(choices: readonly Choice<number | null>[], id: number | null): string {
  return choices.find(({ value }) => value === id)?.label ?? ''
}
