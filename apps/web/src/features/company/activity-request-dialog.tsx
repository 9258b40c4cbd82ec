import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { ActivityRequestForm } from './activity-request-form.tsx'
import { ActivityRequestSent } from './activity-request-sent.tsx'

const WIDTH = 520

interface ActivityRequestDialogProps {
  isOpen: boolean
  /** What the card already says about how to reach the company. */
  contacts: { phone: string; email: string }
  onClose: () => void
}

export function ActivityRequestDialog({ isOpen, contacts, onClose }: ActivityRequestDialogProps) {
  const [wasOpen, setWasOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  const [isSent, setSent] = useState(false)
  // Every opening has its own form; a closed one stays until the dialog has faded.
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    if (isOpen) {
      setOpenings(openings + 1)
      setSent(false)
    }
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Добавить фактическую деятельность" width={WIDTH}>
      {isSent && <ActivityRequestSent onEnough={onClose} />}
      {!isSent && openings > 0 && (
        <ActivityRequestForm key={openings} contacts={contacts} onSent={() => setSent(true)} />
      )}
    </Dialog>
  )
}
