import type { UnscheduledCause } from '@ot/domain'
import { useState } from 'react'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { CauseFollows } from '../form/cause-follows.tsx'
import { type AskedCause, CauseForm } from '../form/cause-form.tsx'

const WIDTH = 760

interface CauseDialogProps {
  companyId: number
  today: string
  /** Known before the form is opened. */
  cause: UnscheduledCause | null
  isOpen: boolean
  onClose: () => void
}

/** What happened, then what follows, then one button. */
export function CauseDialog({ companyId, today, cause, isOpen, onClose }: CauseDialogProps) {
  const [asked, setAsked] = useState<AskedCause | null>(null)
  const [isBack, setBack] = useState(false)
  return (
    <FormDialog title="Причина внеплановых мероприятий" width={WIDTH} isOpen={isOpen} onClose={onClose}>
      {(frame) =>
        asked === null || isBack ? (
          <CauseForm
            companyId={companyId}
            today={today}
            cause={cause}
            asked={asked?.fields ?? null}
            frame={frame}
            onAsked={(next) => {
              setAsked(next)
              setBack(false)
            }}
          />
        ) : (
          <CauseFollows
            today={today}
            asked={asked}
            frame={frame}
            onBack={() => setBack(true)}
            onSaved={onClose}
          />
        )
      }
    </FormDialog>
  )
}
