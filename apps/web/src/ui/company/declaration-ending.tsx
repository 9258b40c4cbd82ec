import {
  causedTerm,
  DECLARATION_ENDING_LABELS,
  type DeclarationEnding,
  NO_CAUSES,
  WORKPLACE_FIELD_LABELS,
} from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import { useState } from 'react'
import { conflictLines } from '../../lib/form/save-conflict.ts'
import { typedForm } from '../../lib/form/typed-form.ts'
import { useVersionedForm } from '../../lib/form/use-versioned-form.ts'
import type { SeenVersion } from '../../lib/http/seen-version.ts'
import { FieldRows } from '../form/field-rows.tsx'
import { choiceField, type FieldTable, fieldLabels, textField } from '../form/field-table.tsx'
import type { FormInDialog } from '../form/form-dialog.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import { SaveConflictDialog } from '../form/save-conflict-dialog.tsx'
import { Notice } from '../notice.tsx'

export type Ending = { declarationEndedBy: DeclarationEnding; declarationEndedOn: string }

/** What of a stored workplace this form is about; null: its declaration holds. */
interface StoredEnding {
  version: number
  declarationEndedBy: DeclarationEnding | null
  declarationEndedOn: string | null
}

interface DeclarationEndingFormProps {
  from: Ending
  /** Of the workplace when the form was opened. */
  version: number
  /** What may have ended it. */
  endings: readonly DeclarationEnding[]
  today: string
  timeZone: string
  frame: FormInDialog
  save: (ending: Ending, version: SeenVersion) => Promise<void>
  readStored: () => Promise<StoredEnding>
  onSaved: () => void
  onShowStored: () => void
}

/** What ends a declaration and from which day; what follows is told before it is saved. */
export function DeclarationEndingForm(props: DeclarationEndingFormProps) {
  const { endings, today, timeZone, frame, save, readStored, onSaved, onShowStored } = props
  const [opening] = useState(props.from)
  const table = endingTable(endings)
  const versioned = useVersionedForm(typedForm<Ending>(['declarationEndedOn']), {
    from: opening,
    labels: fieldLabels(table),
    version: props.version,
    save,
    readStored,
    onSaved,
  })
  const { form } = versioned
  return (
    <>
      <FormFrame form={form} submitLabel="Прекратить декларацию" {...frame}>
        <FieldRows
          form={form}
          table={table}
          names={['declarationEndedBy', 'declarationEndedOn']}
          prefix="declaration"
          today={today}
        />
        <Notice kind="info">{whatFollows(form.values)}</Notice>
      </FormFrame>
      <SaveConflictDialog
        of={versioned}
        timeZone={timeZone}
        linesOf={(stored) =>
          conflictLines(table, { ...versioned.sides(), stored: endingOf(stored) ?? opening })
        }
        onShowStored={onShowStored}
      />
    </>
  )
}

function endingOf({ declarationEndedBy, declarationEndedOn }: StoredEnding): Ending | null {
  return declarationEndedBy === null || declarationEndedOn === null
    ? null
    : { declarationEndedBy, declarationEndedOn }
}

function endingTable(endings: readonly DeclarationEnding[]): FieldTable<Ending> {
  return {
    declarationEndedBy: choiceField<DeclarationEnding>({
      label: WORKPLACE_FIELD_LABELS.declarationEndedBy,
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
