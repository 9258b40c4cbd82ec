import type { WorkplaceAnswer } from '@ot/contract'
import { DECLARATION_ENDINGS } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { changeWorkplace, readWorkplace } from '../../../lib/company/workplaces.ts'
import { refreshAfter } from '../../../lib/stale-queries.ts'
import { DeclarationEndingForm } from '../../../ui/company/declaration-ending.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { useRecordsScope } from '../records-scope.ts'

interface EndDeclarationDialogProps {
  workplace: WorkplaceAnswer
  isOpen: boolean
  onClose: () => void
}

export function EndDeclarationDialog({ workplace, isOpen, onClose }: EndDeclarationDialogProps) {
  const client = useQueryClient()
  const { company, today } = useRecordsScope()
  return (
    <FormDialog
      title={`Декларация рабочего места №\u00a0${workplace.number}`}
      isOpen={isOpen}
      onClose={onClose}
    >
      {(frame) => (
        <DeclarationEndingForm
          from={{ declarationEndedBy: 'accident', declarationEndedOn: today }}
          version={workplace.version}
          endings={DECLARATION_ENDINGS}
          today={today}
          timeZone={company.timeZone}
          frame={frame}
          save={(ending, version) => changeWorkplace(client, { id: workplace.id, version }, ending)}
          readStored={() => readWorkplace(workplace)}
          onSaved={onClose}
          onShowStored={() => {
            onClose()
            void refreshAfter(client, 'workplace')
          }}
        />
      )}
    </FormDialog>
  )
}
