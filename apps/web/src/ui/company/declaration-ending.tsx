import { causedTerm, DECLARATION_ENDING_LABELS, type DeclarationEnding, NO_CAUSES } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import { useState } from 'react'
import { typedForm } from '../../lib/form/typed-form.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { FieldRows } from '../form/field-rows.tsx'
import { choiceField, type FieldTable, textField } from '../form/field-table.tsx'
import type { FormInDialog } from '../form/form-dialog.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import { Notice } from '../notice.tsx'

export type Ending = { declarationEndedBy: DeclarationEnding; declarationEndedOn: string }

interface DeclarationEndingFormProps {
  from: Ending
  /** What may have ended it. */
  endings: readonly DeclarationEnding[]
  today: string
  frame: FormInDialog
  save: (ending: Ending) => Promise<void>
  onSaved: () => void
}

/** What ends a declaration and from which day; what follows is told before it is saved. */
export function DeclarationEndingForm({
  from,
  endings,
  today,
  frame,
  save,
  onSaved,
}: DeclarationEndingFormProps) {
  const [opening] = useState(from)
  const form = useContractForm(typedForm<Ending>(['declarationEndedOn']), { from: opening, onSaved, save })
  return (
    <FormFrame form={form} submitLabel="Прекратить декларацию" {...frame}>
      <FieldRows
        form={form}
        table={endingTable(endings)}
        names={['declarationEndedBy', 'declarationEndedOn']}
        prefix="declaration"
        today={today}
      />
      <Notice kind="info">{whatFollows(form.values)}</Notice>
    </FormFrame>
  )
}

function endingTable(endings: readonly DeclarationEnding[]): FieldTable<Ending> {
  return {
    declarationEndedBy: choiceField<DeclarationEnding>({
      label: 'Что прекратило декларацию',
      choices: endings.map((value) => ({ value, label: DECLARATION_ENDING_LABELS[value] })),
    }),
    declarationEndedOn: textField({
      label: 'С какого дня',
      kind: 'day',
      isRequired: true,
      hint: 'День несчастного случая, выявления заболевания или нарушения',
    }),
  }
}

function whatFollows({ declarationEndedBy, declarationEndedOn }: Ending): string {
  if (!isCalendarDate(declarationEndedOn)) return 'Назовите день: от него — шесть месяцев на спецоценку.'
  const term = causedTerm({ ...NO_CAUSES, declarationEndedOn, declarationEndedBy }, null)
  return term === null
    ? ''
    : `${term.explanation} Этот срок получат все, кто работает на этом месте (426-ФЗ, ${term.clause}). Приказ о внеплановой спецоценке будет готов.`
}
