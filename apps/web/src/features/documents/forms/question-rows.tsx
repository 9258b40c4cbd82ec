import type { TemplateAnswer } from '@ot/contract'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import { questionKinds, useEmployeeChoices } from '../../../ui/company/question-kinds.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { questionField } from '../../../ui/form/question-field.tsx'
import type { AnswerValues } from '../answers.ts'
import { useDocumentsScope } from '../documents-scope.ts'

interface QuestionRowsProps {
  form: ContractForm<AnswerValues>
  inputs: TemplateAnswer['inputs']
  prefix: string
  companyId: number
}

/** Questions of templates, each in its row. */
export function QuestionRows({ form, inputs, prefix, companyId }: QuestionRowsProps) {
  const { today } = useDocumentsScope()
  const kinds = questionKinds(useEmployeeChoices(companyId))
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
