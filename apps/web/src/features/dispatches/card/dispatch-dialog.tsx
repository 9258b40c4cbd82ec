import { DISPATCH_PURPOSE_LABELS } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { dispatchQuery } from '../api/dispatches.ts'
import { DispatchCard } from './dispatch-card.tsx'

const WIDTH = 980

interface DispatchDialogProps {
  id: number
  isOpen: boolean
  onClose: () => void
}

/** One dispatch: who has opened, who has read, who has not. */
export function DispatchDialog({ id, isOpen, onClose }: DispatchDialogProps) {
  const dispatch = useQuery({ ...dispatchQuery(id), enabled: isOpen })
  const purpose = dispatch.data?.purpose
  const title =
    purpose === undefined ? 'Отправка' : `Отправка: ${DISPATCH_PURPOSE_LABELS[purpose].toLowerCase()}`
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} width={WIDTH}>
      <Loaded of={dispatch}>{(loaded) => <DispatchCard dispatch={loaded} />}</Loaded>
    </Dialog>
  )
}
