import type { AccountAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeEmail, repeatEmailLetter } from '../../lib/account.ts'
import { useWork } from '../../lib/use-work.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './account.module.css'

/** What is to be done so that the address is proved: until then nobody else is written to. */
export function EmailNotice({ account }: { account: AccountAnswer }) {
  const client = useQueryClient()
  const work = useWork()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { email, pendingEmail, isEmailConfirmed } = account
  if (pendingEmail === null && isEmailConfirmed) return null
  return (
    <div className={styles.wide}>
      <Notice kind="warning">
        <p>
          {pendingEmail === null
            ? 'Откройте ссылку из письма, которое пришло при регистрации. До этого не уходят письма другим людям: документы на ознакомление, приглашения коллегам, списки отделов и счета.'
            : `Новый e-mail ${pendingEmail} начнёт действовать, когда вы откроете ссылку из письма. Ссылка живёт 24 часа.`}
        </p>
        <div className={classNames(styles.actions, styles.noticeActions)}>
          <Button
            kind="secondary"
            isBusy={work.isRunning}
            onClick={() => void work.run(async () => setSentTo(await repeatEmailLetter()))}
          >
            Отправить письмо ещё раз
          </Button>
          {pendingEmail !== null && (
            <Button
              kind="quiet"
              disabled={work.isRunning}
              onClick={() => void work.run(() => changeEmail(client, { email }))}
            >
              Отменить смену
            </Button>
          )}
        </div>
        <p role="status">{sentTo !== null && `Письмо отправлено на ${sentTo}. Проверьте и папку «Спам».`}</p>
        {work.failure !== null && <p role="alert">{work.failure}</p>}
      </Notice>
    </div>
  )
}
