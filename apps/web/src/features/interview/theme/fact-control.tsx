import type { FactAnswer } from '@ot/contract'
import { questionKinds } from '../../../ui/company/question-kinds.tsx'
import type { AskedField } from '../../../ui/form/field-table.tsx'
import { questionField } from '../../../ui/form/question-field.tsx'
import type { TextKind } from '../../../ui/form/text-spec.ts'
import { TextSpecControl } from '../../../ui/form/text-spec-control.tsx'
import { type FactFormValue, isCommission, questionType } from '../fact-values.ts'
import { CommissionControl } from './commission-control.tsx'

const NAMES_MAX = 1000

type Control = NonNullable<AskedField<FactFormValue>['control']>
type Employees = Parameters<typeof questionKinds>[0]

/** The control of the field kit that a fact is answered with. */
export function factControl(fact: FactAnswer, employees: Employees): Control {
  const { label, type, options } = fact
  if (type === 'commission') {
    return ({ value, ...props }) =>
      isCommission(value) && <CommissionControl {...props} employees={employees} value={value} />
  }
  if (type === 'yesNo') return chosenControl(label, { kind: 'yesNo' })
  if (type === 'choice') return chosenControl(label, { kind: 'choice', choices: options ?? [] })
  if (type === 'counterparty') {
    const suggestions = (options ?? []).map((option) => option.label)
    return chosenControl(label, {
      kind: 'suggest',
      max: NAMES_MAX,
      suggestions,
      ownText: 'Будет добавлен новый контрагент',
    })
  }
  const { control } = questionField({ label, hint: null, type: questionType(type) }, questionKinds(employees))
  return ({ value, ...props }) => control?.({ ...props, value: isCommission(value) ? null : value })
}

function chosenControl(label: string, kind: TextKind): Control {
  return ({ value, ...props }) => (
    <TextSpecControl spec={{ label, ...kind }} {...props} value={typeof value === 'string' ? value : ''} />
  )
}
