import type { Afterwards, IncidentAnswer } from '@ot/contract'
import { type DeclarationEnding, PAGES } from '@ot/domain'
import { shortDate } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { readWorkplace } from '../../../lib/company/workplaces.ts'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { DeclarationEndingForm } from '../../../ui/company/declaration-ending.tsx'
import { ReadyPapersAction } from '../../../ui/company/ready-papers.tsx'
import { FormDialog, type FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import { endDeclaration, refreshDeclarations } from '../api/afterwards.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './afterwards.module.css'
import { AfterwardsPart } from './section.tsx'

type Declaration = Afterwards['declarations'][number]

interface DeclarationSectionProps {
  incident: IncidentAnswer
  declarations: readonly Declaration[]
  isOpen: boolean
}

/** Declared workplaces of the injured: an accident from a factor of the work ends their declarations. Without such: nothing. */
export function DeclarationSection({ incident, declarations, isOpen }: DeclarationSectionProps) {
  const { today } = useIncidentsScope()
  const dialog = useDialogSlot<Declaration>()
  if (declarations.length === 0) return null
  return (
    <AfterwardsPart
      title="Декларация рабочего места"
      about="Если причиной стали вредные или опасные производственные факторы и вины третьих лиц нет, действие декларации прекращается и проводится внеплановая спецоценка (Федеральный закон №&nbsp;426-ФЗ, статья 11, часть 5)."
    >
      <ul className={styles.list}>
        {declarations.map((declaration) => (
          <li key={declaration.workplaceId}>
            <Link to={PAGES.employeesWorkplaces.path}>
              №&nbsp;{declaration.number}. {declaration.name}
            </Link>
            <State of={declaration} />
            {declaration.endedOn !== null && (
              <ReadyPapersAction
                happened={{
                  companyId: incident.companyId,
                  cause: 'workplace',
                  id: declaration.workplaceId,
                  today,
                }}
                mayRegister={isOpen}
              />
            )}
            {isOpen && declaration.endedOn === null && (
              <Button
                kind="secondary"
                aria-label={`Прекратить декларацию рабочего места №\u00a0${declaration.number}`}
                onClick={() => dialog.open(declaration)}
              >
                Прекратить декларацию
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormDialog
        title={`Декларация рабочего места №\u00a0${dialog.about?.number ?? ''}`}
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

/** What an accident may bring; an inspector's finding is entered with the workplace. */
const ENDINGS = ['accident', 'illness'] as const satisfies readonly DeclarationEnding[]

interface EndingFormProps {
  incident: IncidentAnswer
  declaration: Declaration
  frame: FormInDialog
  onSaved: () => void
}

function EndingForm({ incident, declaration, frame, onSaved }: EndingFormProps) {
  const client = useQueryClient()
  const { company, today } = useIncidentsScope()
  const { workplaceId: id } = declaration
  return (
    <DeclarationEndingForm
      from={{ declarationEndedBy: 'accident', declarationEndedOn: incident.occurredDate }}
      version={declaration.version}
      endings={ENDINGS}
      today={today}
      timeZone={company.timeZone}
      frame={frame}
      save={(ending, version) => endDeclaration(client, { id, version }, ending)}
      readStored={() => readWorkplace({ id, companyId: incident.companyId })}
      onSaved={onSaved}
      onShowStored={() => {
        onSaved()
        void refreshDeclarations(client)
      }}
    />
  )
}
