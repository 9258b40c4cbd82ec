import type { TakingBack } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { takeBackLogged } from '../lib/take-back.ts'
import { timing } from '../lib/timing.ts'
import { useDialogSlot } from '../lib/use-dialog-slot.ts'
import { useWork } from '../lib/use-work.ts'
import { Checkbox } from './checkbox.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { FormError } from './form-error.tsx'
import { useTellNotice } from './notices-place.tsx'
import styles from './taking-back.module.css'
import { TextButton } from './text-button.tsx'

interface TakingBackButtonProps {
  of: TakingBack
  /** What is taken back, in the words of the log. */
  deed: string
}

/** Takes back what an entry of a log tells of, hours after its notice has gone. */
export function TakingBackButton({ of, deed }: TakingBackButtonProps) {
  const question = useDialogSlot<TakingBack>()
  return (
    <>
      <TextButton aria-label={`Отменить: ${deed}`} onClick={() => question.open(of)}>
        Отменить
      </TextButton>
      {question.about !== null && (
        <TakingBackQuestion
          key={question.opening}
          of={question.about}
          deed={deed}
          isOpen={question.isOpen}
          onClose={question.close}
        />
      )}
    </>
  )
}

function TakingBackQuestion({
  of,
  deed,
  isOpen,
  onClose,
}: TakingBackButtonProps & { isOpen: boolean; onClose: () => void }) {
  const client = useQueryClient()
  const tell = useTellNotice()
  const work = useWork()
  const [isTogether, setTogether] = useState(false)
  const others = of.kind === 'mark' ? of.together - 1 : 0
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Отменить это действие?"
      confirmLabel="Отменить действие"
      confirmKind="danger"
      stayLabel="Оставить как есть"
      isBusy={work.isRunning}
      onConfirm={() =>
        void work.run(async () => {
          await takeBackLogged(client, of, { isTogether })
          onClose()
          tell('success', `Отменено: ${deed}${isTogether ? ` и ещё ${others}` : ''}`, timing.savedNotice)
        })
      }
      onStay={onClose}
    >
      <p>{deed}</p>
      <p>{consequence(of)}</p>
      {others > 0 && (
        <div className={styles.others}>
          <Checkbox id="taking-back-together" isChecked={isTogether} onChange={setTogether}>
            {`Отменить и остальные отметки этого действия: ещё ${others}`}
          </Checkbox>
        </div>
      )}
      {work.failure !== null && <FormError text={work.failure} />}
    </ConfirmDialog>
  )
}

function consequence(of: TakingBack): string {
  if (of.kind === 'mark') {
    return 'Дата и срок вернутся к тем, что были до этой отметки. Сама отметка останется в истории зачёркнутой.'
  }
  const all =
    of.entries > 1 ? ` Действие записано в журнале строками (${of.entries}): отменятся все вместе.` : ''
  return `Всё станет таким, каким было. Отмена тоже будет записана в журнал.${all}`
}
