import type { SharedDispatch } from '@ot/contract'
import { momentText, shortDate } from '@ot/text'
import { Notice } from '../../ui/notice.tsx'

/** What is recorded already. */
export function Outcome({ shared }: { shared: SharedDispatch }) {
  const { acknowledgedAt, acknowledgedName, signedOn, needsSignature, timeZone } = shared
  const isAwaited = needsSignature && signedOn === null
  return (
    <Notice kind={isAwaited ? 'info' : 'success'} role="status">
      {acknowledgedAt !== null && (
        <p>
          <strong>Отметка сохранена.</strong> {acknowledgedName}, {momentText(acknowledgedAt, timeZone)}.
        </p>
      )}
      {signedOn !== null && <p>Подписано на бумаге {shortDate(signedOn)}.</p>}
      {isAwaited && <p>Вы ознакомились с текстом, подпись на бумаге ждётся: лист вам предложат отдельно.</p>}
    </Notice>
  )
}
