import type { AccountAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../lib/account.ts'
import { useDialogSlot } from '../../lib/use-dialog-slot.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import styles from './account.module.css'
import { EmailDialog } from './email-dialog.tsx'
import { EmailNotice } from './email-notice.tsx'
import { NameDialog } from './name-dialog.tsx'

export function ProfileSection() {
  const account = useQuery(accountQuery())
  return (
    <CardSection title="Профиль">
      <Loaded of={account}>{(loaded) => <Profile account={loaded} />}</Loaded>
    </CardSection>
  )
}

function Profile({ account }: { account: AccountAnswer }) {
  const dialog = useDialogSlot<'name' | 'email'>()
  const frame = { isOpen: dialog.isOpen, onClose: dialog.close }
  return (
    <div className={styles.part}>
      <div className={styles.line}>
        <span className={styles.term}>Имя</span>
        <span className={styles.value}>
          {account.name ?? <span className={styles.muted}>не указано — вместо него виден e-mail</span>}
        </span>
        <Button kind="secondary" aria-label="Изменить имя" onClick={() => dialog.open('name')}>
          Изменить
        </Button>
      </div>
      <div className={styles.line}>
        <span className={styles.term}>E-mail</span>
        <span className={styles.value}>
          {account.email}
          <Badge tone={account.isEmailConfirmed ? 'success' : 'warning'}>
            {account.isEmailConfirmed ? 'подтверждён' : 'не подтверждён'}
          </Badge>
        </span>
        <Button kind="secondary" aria-label="Изменить e-mail" onClick={() => dialog.open('email')}>
          Изменить
        </Button>
      </div>
      <EmailNotice account={account} />
      {dialog.about === 'name' && <NameDialog key={dialog.opening} name={account.name} {...frame} />}
      {dialog.about === 'email' && (
        <EmailDialog
          key={dialog.opening}
          email={account.email}
          isTwoFactor={account.isTwoFactor}
          {...frame}
        />
      )}
    </div>
  )
}
