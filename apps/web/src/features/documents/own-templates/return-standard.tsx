import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import dialogStyles from '../dialogs/dialogs.module.css'
import { type OfTemplate, returnStandard } from './api/own-templates.ts'
import styles from './own-template.module.css'

interface ReturnStandardProps {
  of: OfTemplate
  onDone: (message: string) => void
}

export function ReturnStandard({ of, onDone }: ReturnStandardProps) {
  const client = useQueryClient()
  const work = useWork()
  const [isAsking, setAsking] = useState(false)

  async function comeBack(): Promise<void> {
    await returnStandard(client, of)
    setAsking(false)
    onDone('Новые документы делаются по стандартному шаблону.')
  }

  return (
    <div className={styles.comeBack}>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        Вернуть стандартный
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Вернуть стандартный шаблон?"
        confirmLabel="Вернуть"
        stayLabel="Оставить свой"
        isBusy={work.isRunning}
        onConfirm={() => void work.run(comeBack)}
        onStay={() => setAsking(false)}
      >
        <p>
          Новые документы будут делаться по стандартному шаблону. Документы, сделанные по вашему, не
          изменятся, а файл останется среди прежних редакций.
        </p>
        {work.failure !== null && (
          <p className={dialogStyles.failure} role="alert">
            {work.failure}
          </p>
        )}
      </ConfirmDialog>
    </div>
  )
}
