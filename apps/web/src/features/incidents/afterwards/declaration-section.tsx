import type { Afterwards, IncidentAnswer } from '@ot/contract'
import { causedTerm, DECLARATION_ENDING_LABELS, type DeclarationEnding, NO_CAUSES, PAGES } from '@ot/domain'
import { isCalendarDate, shortDate } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { typedForm } from '../../../lib/form/typed-form.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { choiceField, type FieldTable, textField } from '../../../ui/form/field-table.tsx'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './afterwards.module.css'
import { endDeclaration } from './afterwards-calls.ts'
import { AfterwardsPart } from './section.tsx'

type Declaration = Afterwards['declarations'][number]

interface DeclarationSectionProps {
  incident: IncidentAnswer
  declarations: readonly Declaration[]
  isOpen: boolean
}

/** Declared workplaces of the injured: an accident from a factor of the work ends their declarations. Without such: nothing. */
export function DeclarationSection({ incident, declarations, isOpen }: DeclarationSectionProps) {
  const dialog = useDialogSlot<Declaration>()
  if (declarations.length === 0) return null
  return (
    <AfterwardsPart
      title="Декларация рабочего места"
      about="Если причиной стали вредные или опасные производственные факторы и вины третьих лиц нет, действие декларации прекращается и проводится внеплановая спецоценка (Федеральный закон № 426-ФЗ, статья 11, часть 5)."
    >
      <ul className={styles.list}>
        {declarations.map((declaration) => (
          <li key={declaration.workplaceId}>
            <Link to={PAGES.employeesWorkplaces.path}>
              № {declaration.number}. {declaration.name}
            </Link>
            <State of={declaration} />
            {isOpen && declaration.endedOn === null && (
              <Button
                kind="secondary"
                aria-label={`Прекратить декларацию рабочего места № ${declaration.number}`}
                onClick={() => dialog.open(declaration)}
              >
                Прекратить декларацию
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormDialog
        title={`Декларация рабочего места № ${dialog.about?.number ?? ''}`}
        isOpen={dialog.isOpen}
        onClose={dialog.close}
      >
        {(frame) =>
          dialog.about !== null && (
            <EndingForm incident={incident} declaration={dialog.about} frame={frame} onSaved={dialog.close} />
          )
        }
      </FormDialog>
    </AfterwardsPart>
  )
}

function State({ of: { endedOn, deadline } }: { of: Declaration }) {
  if (endedOn === null) return <Badge tone="success">декларация действует</Badge>
  return (
    <>
      <span>прекращена {shortDate(endedOn)}</span>
      {deadline !== null && <Badge tone="accent">спецоценка до {shortDate(deadline)}</Badge>}
    </>
  )
}

type Ending = { declarationEndedBy: DeclarationEnding; declarationEndedOn: string }

/** What an accident may bring; an inspector's finding is entered on the workplace's card. */
const ENDINGS = ['accident', 'illness'] as const satisfies readonly DeclarationEnding[]

const TABLE: FieldTable<Ending> = {
  declarationEndedBy: choiceField<DeclarationEnding>({
    label: 'Что прекратило декларацию',
    choices: ENDINGS.map((value) => ({ value, label: DECLARATION_ENDING_LABELS[value] })),
  }),
  declarationEndedOn: textField({
    label: 'С какого дня',
    kind: 'day',
    isRequired: true,
    hint: 'День несчастного случая или день, когда выявлено заболевание',
  }),
}

interface EndingFormProps {
  incident: IncidentAnswer
  declaration: Declaration
  frame: FormInDialog
  onSaved: () => void
}

function EndingForm({ incident, declaration, frame, onSaved }: EndingFormProps) {
  const client = useQueryClient()
  const { today } = useIncidentsScope()
  const [from] = useState<Ending>({
    declarationEndedBy: 'accident',
    declarationEndedOn: incident.occurredDate,
  })
  const form = useContractForm(typedForm<Ending>(['declarationEndedOn']), {
    from,
    onSaved,
    save: (values) => endDeclaration(client, incident.id, declaration, values),
  })
  return (
    <FormFrame form={form} submitLabel="Прекратить декларацию" {...frame}>
      <FieldRows
        form={form}
        table={TABLE}
        names={['declarationEndedBy', 'declarationEndedOn']}
        prefix="declaration"
        today={today}
      />
      <Notice kind="info">{whatFollows(form.values)}</Notice>
    </FormFrame>
  )
}

/** Told before it is saved. */
function whatFollows({ declarationEndedBy, declarationEndedOn }: Ending): string {
  if (!isCalendarDate(declarationEndedOn)) return 'Назовите день: от него — шесть месяцев на спецоценку.'
  const term = causedTerm({ ...NO_CAUSES, declarationEndedOn, declarationEndedBy }, null)
  return term === null
    ? ''
    : `${term.explanation} Этот срок получат все, кто работает на этом месте (426-ФЗ, ${term.clause}).`
}
