import { PAGES } from '@ot/domain'
import { isAway } from '../lib/http/connection.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Screen } from '../ui/screen.tsx'
import { PageAwayScreen } from './offline/page-away.tsx'

/** For an error that no page expected; the router has written it to the console. */
export function ApplicationErrorPage({ error }: { error: unknown }) {
  if (isAway(error)) return <PageAwayScreen />
  return (
    <main id="content" tabIndex={-1}>
      <Screen
        role="alert"
        title="Ошибка приложения"
        text="Страница не смогла открыться. Записанные данные не пострадали. Обновите страницу; если ошибка повторится, напишите в поддержку."
      >
        <Button onClick={() => window.location.reload()}>Обновить страницу</Button>
        <a href={PAGES.landing.path} className={buttonClass('secondary')}>
          На главную
        </a>
      </Screen>
    </main>
  )
}
