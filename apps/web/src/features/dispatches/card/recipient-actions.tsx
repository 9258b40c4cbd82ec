import type { DispatchAnswer, Recipient } from '@ot/contract'
import { isUnread, isWaiting } from '@ot/domain'
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs'
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs'
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs'
import IconSignature from '@tabler/icons-react/dist/esm/icons/IconSignature.mjs'
import IconSignatureOff from '@tabler/icons-react/dist/esm/icons/IconSignatureOff.mjs'
import { RecordActions } from '../../../ui/record-table.tsx'
import { RowAction } from '../../../ui/row-action.tsx'
import type { DispatchWork } from './use-dispatch-work.ts'

interface RecipientActionsProps {
  dispatch: DispatchAnswer
  recipient: Recipient
  work: DispatchWork
  mayChange: boolean
  onSign: () => void
}

export function RecipientActions({ dispatch, recipient, work, mayChange, onSign }: RecipientActionsProps) {
  const { state, signedOn, scan, email } = recipient
  const isOpen = dispatch.status !== 'revoked'
  return (
    <RecordActions>
      {scan !== null && (
        <RowAction label="Скан подписи" icon={IconPaperclip} onClick={() => work.scan(recipient)} />
      )}
      {mayChange && isOpen && isUnread(state) && (
        <RowAction
          label="Напомнить"
          icon={IconMailForward}
          disabled={work.isRunning}
          onClick={() => work.remind(recipient)}
        />
      )}
      {mayChange && signedOn === null && (
        <RowAction label="Подписано на бумаге" icon={IconSignature} onClick={onSign} />
      )}
      {mayChange && signedOn !== null && (
        <RowAction
          label="Снять отметку о подписи"
          icon={IconSignatureOff}
          disabled={work.isRunning}
          onClick={() => work.unsign(recipient)}
        />
      )}
      {mayChange && isOpen && email !== null && isWaiting(state) && (
        <RowAction
          label="Отозвать ссылку"
          icon={IconLinkOff}
          disabled={work.isRunning}
          onClick={() => work.revoke(recipient)}
        />
      )}
    </RecordActions>
  )
}
