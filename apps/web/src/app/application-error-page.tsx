import { PAGES } from '@ot/domain'
import { useEffect } from 'react'
import { connection } from '../lib/api.ts'
import { isAway } from '../lib/http/connection.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { ErrorScreen } from '../ui/error-screen.tsx'
import { Screen } from '../ui/screen.tsx'

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

/** In the place of a page whose code is still with the server; it opens as soon as the server answers. */
function PageAwayScreen() {
  useEffect(() => {
    // The server may have come back before this was shown.
    void openIfReached()
    return connection.subscribe(() => {
      if (connection.state() === 'ok') window.location.reload()
    })
  }, [])
  return (
    <ErrorScreen code="0">
      <Button onClick={() => void openIfReached()}>Повторить</Button>
    </ErrorScreen>
  )
}

async function openIfReached(): Promise<void> {
  if (await connection.isReached()) window.location.reload()
}
