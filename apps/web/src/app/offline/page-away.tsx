import { useEffect, useState } from 'react'
import { connection } from '../../lib/api.ts'
import { useWork } from '../../lib/use-work.ts'
import { Button } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen.tsx'

/** In the place of a page whose code is still with the server; it opens as soon as the server answers. */
export function PageAwayScreen() {
  const [isStillAway, setStillAway] = useState(false)
  const asking = useWork()
  useEffect(() => {
    // The server may have come back before this was shown.
    void openIfReached()
    return connection.subscribe(() => {
      if (connection.state() === 'ok') window.location.reload()
    })
  }, [])
  return (
    <Screen
      role="alert"
      title="Нет связи с сервером"
      text="Без связи эту страницу не показать: её ещё не открывали. Она откроется сама, как только сервер ответит."
    >
      <Button
        isBusy={asking.isRunning}
        onClick={() =>
          void asking.run(async () => {
            setStillAway(!(await openIfReached()))
          })
        }
      >
        Повторить
      </Button>
      {isStillAway && <p role="status">Сервер пока не отвечает.</p>}
    </Screen>
  )
}

async function openIfReached(): Promise<boolean> {
  const isReached = await connection.isReached()
  if (isReached) window.location.reload()
  return isReached
}
