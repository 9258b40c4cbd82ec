import type { AccountAnswer } from '@ot/contract'
import { PAGES } from '@ot/domain'
import { shortDate } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { accountQuery } from '../../lib/account.ts'
import { session } from '../../lib/api.ts'
import { useDeletionDay } from '../../lib/use-auth-state.ts'
import { useDialogSlot } from '../../lib/use-dialog-slot.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './account.module.css'
import { DeletionDialog } from './deletion-dialog.tsx'

export function DeletionSection() {
  const account = useQuery(accountQuery())
  return (
    <CardSection title="Удаление аккаунта">
      <Loaded of={account}>{(loaded) => <Deletion account={loaded} />}</Loaded>
    </CardSection>
  )
}

function Deletion({ account }: { account: AccountAnswer }) {
  const dialog = useDialogSlot<null>()
  const { deletionOn, soleOwnerOf } = account
  const known = useDeletionDay()
  // Asked for or undone in another browser: the token of this one does not know it yet.
  useEffect(() => {
    if (known !== deletionOn) void session.freshen()
  }, [known, deletionOn])
  return (
    <div className={styles.part}>
      {deletionOn === null ? (
        <>
          <p>
            Аккаунт удаляется через 30 дней после запроса: до этого всё работает, и удаление можно отменить.
            Потом ваши имя, e-mail и вход стираются без возврата. Записи по охране труда, которые закон велит
            хранить, остаются у организации.
          </p>
          <HandOver companies={soleOwnerOf} />
          <Button kind="danger" disabled={soleOwnerOf.length > 0} onClick={() => dialog.open(null)}>
            Удалить аккаунт
          </Button>
        </>
      ) : (
        <>
          <p>
            Удаление назначено на {shortDate(deletionOn)}. Отменить его можно кнопкой вверху любой страницы.
          </p>
          <HandOver companies={soleOwnerOf} />
        </>
      )}
      {dialog.opening > 0 && (
        <DeletionDialog
          key={dialog.opening}
          account={account}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </div>
  )
}

function HandOver({ companies }: { companies: readonly string[] }) {
  if (companies.length === 0) return null
  return (
    <Notice kind="warning">
      <p>
        Сначала назначьте другого владельца на странице <a href={PAGES.settingsColleagues.path}>«Коллеги»</a>{' '}
        ({companies.join(', ')}): там работают и другие люди, а владелец только вы.
      </p>
    </Notice>
  )
}
