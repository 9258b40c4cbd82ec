import type { AccountAnswer } from '@ot/contract'
import { counted, type PluralForms, plural } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../../lib/account.ts'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card-section.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from '../account.module.css'
import { RenewCodesDialog } from './renew-codes-dialog.tsx'
import { TurnOffDialog } from './turn-off-dialog.tsx'
import { TurnOnDialog } from './turn-on-dialog.tsx'

/** Fewer are soon used up. */
const FEW_CODES = 3
const LEFT: PluralForms = ['Остался', 'Осталось', 'Осталось']
const CODES: PluralForms = ['запасной код', 'запасных кода', 'запасных кодов']

export function TwoFactorSection() {
  const account = useQuery(accountQuery())
  return (
    <CardSection title="Двухфакторная защита">
      <Loaded of={account}>{(loaded) => <TwoFactor account={loaded} />}</Loaded>
    </CardSection>
  )
}

function TwoFactor({ account: { isTwoFactor, recoveryCodesLeft } }: { account: AccountAnswer }) {
  const dialog = useDialogSlot<'on' | 'off' | 'codes'>()
  const frame = { isOpen: dialog.isOpen, onClose: dialog.close }
  return (
    <div className={styles.part}>
      <p>
        <Badge tone={isTwoFactor ? 'success' : 'unknown'}>{isTwoFactor ? 'включена' : 'выключена'}</Badge>
      </p>
      {isTwoFactor ? (
        <>
          <p>
            При входе после пароля спрашивается код из приложения. Запасных кодов на случай потери телефона:{' '}
            {recoveryCodesLeft}.
          </p>
          {recoveryCodesLeft < FEW_CODES && (
            <Notice kind="warning">
              <p>
                {recoveryCodesLeft === 0
                  ? 'Запасные коды кончились. Получите новые: без телефона и кодов в аккаунт не войти.'
                  : `${plural(recoveryCodesLeft, LEFT)} ${counted(recoveryCodesLeft, CODES)}. Получите новые заранее.`}
              </p>
            </Notice>
          )}
          <div className={styles.actions}>
            <Button kind="secondary" onClick={() => dialog.open('codes')}>
              Новые запасные коды
            </Button>
            <Button kind="secondary" onClick={() => dialog.open('off')}>
              Отключить
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            После пароля будет нужен код из приложения на телефоне (Яндекс Ключ, Google Authenticator или
            другого). Даже узнав пароль, чужой не войдёт.
          </p>
          <Button kind="secondary" onClick={() => dialog.open('on')}>
            Включить
          </Button>
        </>
      )}
      {dialog.about === 'on' && <TurnOnDialog key={dialog.opening} {...frame} />}
      {dialog.about === 'off' && <TurnOffDialog key={dialog.opening} {...frame} />}
      {dialog.about === 'codes' && <RenewCodesDialog key={dialog.opening} {...frame} />}
    </div>
  )
}
