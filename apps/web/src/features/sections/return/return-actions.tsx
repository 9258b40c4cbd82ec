import type { AbsenceAnswer } from '@ot/contract'
import IconDoorEnter from '@tabler/icons-react/dist/esm/icons/IconDoorEnter.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshAfterReturn } from '../../../lib/company/absences.ts'
import { fullName } from '../../../lib/company/employee-name.ts'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { ReadyPapers, ReadyPapersAction } from '../../../ui/company/ready-papers.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { RowAction } from '../../../ui/row-action.tsx'
import { type AskedReturn, ReturnDayForm } from './return-day-form.tsx'
import { ReturnFollows } from './return-follows.tsx'

const WIDTH = 760

/** At the end of an absence's row: the return while it is not told, the papers when it is. */
export function ReturnActions({ absence }: { absence: AbsenceAnswer }) {
  const { company, today, mayChange } = useEmployeeScope()
  const dialog = useDialogSlot<AbsenceAnswer>()
  const isAway = absence.endsOn === null || absence.endsOn >= today
  const happened = { companyId: company.id, cause: 'absence', id: absence.id, today } as const
  return (
    <>
      {isAway && mayChange && (
        <RowAction label="Выход на работу" icon={IconDoorEnter} onClick={() => dialog.open(absence)} />
      )}
      {absence.endsOn !== null && <ReadyPapersAction happened={happened} mayRegister={mayChange} />}
      {dialog.about !== null && (
        <ReturnDialog
          key={dialog.opening}
          absence={dialog.about}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </>
  )
}

type Step = 'day' | 'follows' | 'saved'

interface ReturnDialogProps {
  absence: AbsenceAnswer
  isOpen: boolean
  onClose: () => void
}

/** The day, then what follows, then the papers. */
function ReturnDialog({ absence, isOpen, onClose }: ReturnDialogProps) {
  const { company, employee, today } = useEmployeeScope()
  const client = useQueryClient()
  // As the user looks at it: what he goes on over takes its place.
  const [seen, setSeen] = useState(absence)
  const [asked, setAsked] = useState<AskedReturn | null>(null)
  const [step, setStep] = useState<Step>('day')
  const happened = { companyId: company.id, cause: 'absence', id: absence.id, today } as const

  function showStored(): void {
    onClose()
    refreshAfterReturn(client)
  }

  return (
    <FormDialog
      title={`Выход на работу: ${fullName(employee)}`}
      width={WIDTH}
      isOpen={isOpen}
      onClose={onClose}
    >
      {(frame) => {
        if (step === 'saved') return <ReadyPapers happened={happened} mayRegister />
        if (step === 'follows' && asked !== null)
          return (
            <ReturnFollows
              absence={seen}
              asked={asked}
              frame={frame}
              onAsked={setAsked}
              onSeen={setSeen}
              onShowStored={showStored}
              onBack={() => setStep('day')}
              onSaved={() => setStep('saved')}
            />
          )
        return (
          <ReturnDayForm
            absence={seen}
            asked={asked}
            frame={frame}
            onSeen={setSeen}
            onShowStored={showStored}
            onAsked={(next) => {
              setAsked(next)
              setStep('follows')
            }}
          />
        )
      }}
    </FormDialog>
  )
}
