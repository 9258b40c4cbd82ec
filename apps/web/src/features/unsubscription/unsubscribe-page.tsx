import type { Unsubscription } from '@ot/contract'
import { secretOf } from '@ot/domain'
import { typeset } from '../../lib/typeset.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { useWork } from '../../lib/use-work.ts'
import { BehindLink } from '../../ui/behind-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Screen } from '../../ui/screen.tsx'
import { changeUnsubscription, readUnsubscription } from './api/unsubscription.ts'

const DEAD_LINK =
  'Адрес скопирован не целиком, или вы больше не состоите в организации. Откройте ссылку прямо из письма.'

/** /unsubscribe/{secret}: nothing happens until the button is pressed, since programs open links to look at them. */
export function UnsubscribePage() {
  const token = secretOf(window.location.pathname)
  const state = useAnswer((signal) => readUnsubscription(token, signal))
  const work = useWork()

  function change(isUnsubscribed: boolean): void {
    void work.run(async () => {
      state.show(await changeUnsubscription(token, isUnsubscribed))
    })
  }

  return (
    <BehindLink of={state} deadText={DEAD_LINK} failureTitle="Не удалось открыть настройки писем">
      {(unsubscription) => (
        <>
          <Screen {...wordsOf(unsubscription)}>
            {unsubscription.isUnsubscribed ? (
              <Button kind="secondary" isBusy={work.isRunning} onClick={() => change(false)}>
                Получать снова
              </Button>
            ) : (
              <Button isBusy={work.isRunning} onClick={() => change(true)}>
                Отказаться от писем
              </Button>
            )}
          </Screen>
          {work.failure !== null && (
            <Notice kind="danger" role="alert">
              {work.failure}
            </Notice>
          )}
        </>
      )}
    </BehindLink>
  )
}

function wordsOf(unsubscription: Unsubscription): { title: string; text: string } {
  const what = whatOf(unsubscription)
  if (unsubscription.isUnsubscribed) {
    return {
      title: 'Писем больше не будет',
      text: typeset(`Вы отказались: ${what}. Вернуть письма можно здесь же.`),
    }
  }
  return { title: 'Отказаться от писем?', text: typeset(`Перестанет приходить: ${what}.`) }
}

function whatOf({ kind, organisation, departments }: Unsubscription): string {
  if (kind === 'digest') return `сводка сроков по охране труда, ${organisation}`
  if (departments.length === 0) return `список отдела, ${organisation}`
  const names = departments.map((name) => `«${name}»`).join(', ')
  return `${departments.length === 1 ? 'список отдела' : 'списки отделов'} ${names}, ${organisation}`
}
