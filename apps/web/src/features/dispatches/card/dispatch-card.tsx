import type { DispatchAnswer } from '@ot/contract'
import { isUnread, isWaiting } from '@ot/domain'
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs'
import { useState } from 'react'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useDispatchesScope } from '../dispatches-scope.ts'
import styles from './card.module.css'
import { DispatchHead } from './dispatch-head.tsx'
import { RecipientTable } from './recipient-table.tsx'
import { RevokeQuestion } from './revoke-question.tsx'
import { SignatureDialog } from './signature-dialog.tsx'
import { useDispatchWork } from './use-dispatch-work.ts'

export function DispatchCard({ dispatch }: { dispatch: DispatchAnswer }) {
  const { maySend } = useDispatchesScope()
  const [onlyWaiting, setOnlyWaiting] = useState(false)
  const work = useDispatchWork(dispatch)
  const signing = useDialogSlot<readonly number[]>()
  const revoking = useDialogSlot<true>()
  const { recipients } = dispatch
  const waiting = recipients.filter(({ state }) => isWaiting(state))
  const unread = recipients.filter(({ state }) => isUnread(state))
  const unsigned = recipients.filter(({ signedOn }) => signedOn === null)
  return (
    <>
      <DispatchHead dispatch={dispatch} />
      <div className={styles.toolbar} role="toolbar" aria-label="Действия с отправкой">
        {maySend && dispatch.status !== 'revoked' && unread.length > 0 && (
          <Button kind="secondary" isBusy={work.isRunning} onClick={() => work.remind()}>
            <IconMailForward size={18} stroke={1.6} aria-hidden="true" /> Напомнить ({unread.length})
          </Button>
        )}
        {maySend && unsigned.length > 0 && (
          <Button kind="secondary" onClick={() => signing.open([])}>
            <IconSignature size={18} stroke={1.6} aria-hidden="true" /> Подписано на бумаге
          </Button>
        )}
        <Button kind="secondary" isBusy={work.isPrinting} onClick={() => work.print()}>
          <IconPrinter size={18} stroke={1.6} aria-hidden="true" /> Лист ознакомления
        </Button>
        {maySend && dispatch.status !== 'revoked' && (
          <Button kind="quiet" onClick={() => revoking.open(true)}>
            Отозвать
          </Button>
        )}
      </div>
      {work.failure !== null && (
        <div className={styles.notice}>
          <Notice kind="danger" role="alert">
            {work.failure}
          </Notice>
        </div>
      )}
      {work.done !== null && (
        <div className={styles.notice}>
          <Notice kind="success" role="status">
            {work.done}
          </Notice>
        </div>
      )}
      {waiting.length > 0 && waiting.length < recipients.length && (
        <div className={styles.filter}>
          <Checkbox id="dispatch-waiting" isChecked={onlyWaiting} onChange={setOnlyWaiting}>
            Только те, кого ждём ({waiting.length})
          </Checkbox>
        </div>
      )}
      <RecipientTable
        dispatch={dispatch}
        recipients={onlyWaiting && waiting.length > 0 ? waiting : recipients}
        work={work}
        onSign={(id) => signing.open([id])}
      />
      {signing.about !== null && (
        <SignatureDialog
          key={`sign-${signing.opening}`}
          dispatch={dispatch}
          chosen={signing.about}
          isOpen={signing.isOpen}
          onClose={signing.close}
        />
      )}
      {revoking.about !== null && (
        <RevokeQuestion
          key={`revoke-${revoking.opening}`}
          dispatch={dispatch}
          isOpen={revoking.isOpen}
          onClose={revoking.close}
        />
      )}
    </>
  )
}
