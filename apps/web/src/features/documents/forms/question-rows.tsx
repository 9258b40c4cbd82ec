import type { TemplateAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { employeesQuery } from '../../../lib/company/staff.ts'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { questionField } from '../../../ui/form/question-field.tsx'
import type { AnswerValues } from '../answers.ts'
import { useDocumentsScope } from '../documents-scope.ts'
import { employeeChoices } from '../employee-choices.ts'
import { EmployeeControl } from './employee-control.tsx'
import { EmployeesControl } from './employees-control.tsx'

const NUMBER = { kind: 'short', max: 20, inputMode: 'decimal' } as const

interface QuestionRowsProps {
  form: ContractForm<AnswerValues>
  inputs: TemplateAnswer['inputs']
  prefix: string
  companyId: number
}

/** Questions of templates, each in its row. */
export function QuestionRows({ form, inputs, prefix, companyId }: QuestionRowsProps) {
  const { today } = useDocumentsScope()
  const employees = useEmployeeChoices(companyId)
  const kinds: Parameters<typeof questionField>[1] = {
    number: NUMBER,
    employee: (props) => <EmployeeControl {...props} employees={employees} />,
    employees: ({ frame, value, onChange }) => (
      <EmployeesControl frame={frame} employees={employees} values={value} onChange={onChange} />
    ),
  }
  return (
    <FieldRows
      form={form}
      table={Object.fromEntries(inputs.map((input) => [input.key, questionField(input, kinds)]))}
      names={inputs.map(({ key }) => key)}
      prefix={prefix}
      today={today}
    />
  )
}

export function useEmployeeChoices(companyId: number) {
  return useQuery({ ...employeesQuery(companyId), select: employeeChoices })
}
