import type { TemplateAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SetRequest } from '../../../lib/company/documents.ts'
import { departmentsQuery, employeesQuery } from '../../../lib/company/staff.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { heldPositions } from '../about/use-subject-choices.ts'
import { ArchiveOutcome } from '../dialogs/archive-outcome.tsx'
import { ArchiveProgress } from '../dialogs/archive-progress.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import { readinessOf } from '../template-state.ts'
import { useArchive } from '../use-archive.ts'
import { type Everybody, hasPersonal, kitOf } from './kit-contents.ts'
import { type KitChoice, KitQuestion } from './kit-question.tsx'

const WIDTH = 680

interface KitDialogProps {
  templates: readonly TemplateAnswer[]
  isOpen: boolean
  onClose: () => void
}

/** «Комплект для вашей организации»: what the law requires of this company, with its table of contents. */
export function KitDialog({ templates, isOpen, onClose }: KitDialogProps) {
  const { company, date } = useDocumentsScope()
  // As it was when the dialog was opened: registering changes the page behind it.
  const [needed] = useState(templates)
  const [choice, setChoice] = useState<KitChoice>({
    printing: { format: 'docx', duplex: false },
    register: false,
    forEverybody: false,
  })
  const everybody = useEverybody(company.id)
  const about = choice.forEverybody ? everybody : null
  const kit = kitOf(needed, about)
  const { papers } = kit
  const { stage, make, cancel } = useArchive()

  const set: SetRequest = {
    companyId: company.id,
    date,
    templateIds: kit.templates.map(({ id }) => id),
    ...(about === null
      ? {}
      : {
          employeeIds: [...about.employee],
          departmentIds: [...about.department],
          positionIds: [...about.position],
        }),
  }

  function start(): void {
    void make({ ...set, contents: true, register: choice.register, ...choice.printing })
  }

  function close(): void {
    cancel()
    onClose()
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} title="Комплект для вашей организации" width={WIDTH}>
      {stage.kind === 'asking' && (
        <KitQuestion
          kit={kit}
          set={set}
          papersForEverybody={
            hasPersonal(needed) && everybody !== null ? kitOf(needed, everybody).papers : null
          }
          wordOnly={readinessOf(needed).wordOnly}
          choice={choice}
          onChoice={setChoice}
          onStart={start}
          onCancel={close}
        />
      )}
      {stage.kind === 'making' && (
        <ArchiveProgress
          format={choice.printing.format}
          papers={papers}
          received={stage.received}
          onCancel={cancel}
        />
      )}
      {stage.kind !== 'asking' && stage.kind !== 'making' && (
        <ArchiveOutcome
          stage={stage}
          papers={papers}
          wasRegistering={choice.register}
          onRetry={start}
          onClose={close}
        />
      )}
    </Dialog>
  )
}

/** All employees, departments and held positions of the company; null until they are known. */
function useEverybody(companyId: number): Everybody | null {
  const employees = useQuery(employeesQuery(companyId)).data
  const departments = useQuery(departmentsQuery(companyId)).data
  if (employees === undefined || departments === undefined) return null
  return {
    employee: employees.map(({ id }) => id),
    department: departments.map(({ id }) => id),
    position: heldPositions(employees).map(({ value }) => value),
  }
}
