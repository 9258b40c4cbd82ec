import { useQueryClient } from '@tanstack/react-query'
import { useWork } from '../../lib/use-work.ts'
import { Button } from '../../ui/button.tsx'
import { changeStart } from './api/start-queries.ts'

/** What was hidden comes back. */
export function ShowStart({ companyId, label = 'Начало работы' }: { companyId: number; label?: string }) {
  const client = useQueryClient()
  const work = useWork()
  return (
    <Button
      kind="quiet"
      isBusy={work.isRunning}
      onClick={() =>
        void work.run(async () => {
          await changeStart(client, companyId, { isHidden: false })
        })
      }
    >
      {label}
    </Button>
  )
}
