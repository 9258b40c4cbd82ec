import type { EmployeeAnswer } from '@ot/contract'
import { EVENT_FIELD_LABELS } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { Field } from '../../../../ui/field.tsx'
import { medicalFactorsQuery } from '../../api/event-queries.ts'
import { FactorControl } from '../../fields/factor-control.tsx'
import { type AddedFields, type AddedValues, medicalLine, medicalProblems } from '../added-line.ts'
import type { MemoValues } from '../memo-values.ts'

interface Added {
  employee: EmployeeAnswer
  departments: readonly { id: number; name: string }[]
  number: number
}

export function useMedicalAdding(values: MemoValues) {
  const { data: factors = [] } = useQuery(medicalFactorsQuery())
  return {
    problemsOf: (filled: AddedValues) => medicalProblems(filled, values),
    lineOf: (added: Added, { factorNumber }: AddedValues) => {
      const factor = factors.find(({ code }) => code === factorNumber)
      return factor === undefined ? null : medicalLine(added, factor)
    },
  }
}

/** Which item of order 29н the examination is for. */
export function AddMedicalFields({ of: { filled, problems, fill } }: { of: AddedFields }) {
  const frame = {
    id: 'memo-add-factor',
    label: EVENT_FIELD_LABELS.factorNumber,
    isRequired: true,
    error: problems.factorNumber,
  }
  return (
    <Field {...frame}>
      <FactorControl
        frame={frame}
        value={filled.factorNumber}
        onChange={(factorNumber) => fill({ factorNumber })}
      />
    </Field>
  )
}
