import type { WorkplaceAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useWork } from '../../../lib/use-work.ts'
import { DeleteQuestion } from '../dialogs/delete-question.tsx'
import { deleteWorkplace } from './save-workplace.ts'

interface DeleteWorkplaceQuestionProps {
  workplace: WorkplaceAnswer
  isOpen: boolean
  onClose: () => void
}

export function DeleteWorkplaceQuestion({ workplace, isOpen, onClose }: DeleteWorkplaceQuestionProps) {
  const client = useQueryClient()
  const { isRunning, failure, run } = useWork()

  function start(): void {
    void run(async () => {
      await deleteWorkplace(client, workplace.id)
      onClose()
    })
  }

  return (
    <DeleteQuestion
      name={`Рабочее место № ${workplace.number}`}
      of={{ isRunning, failure, start }}
      isOpen={isOpen}
      onClose={onClose}
    />
  )
}
