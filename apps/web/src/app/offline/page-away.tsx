import { useEffect } from 'react'
import { connection } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorScreen } from '../../ui/error-screen.tsx'

/** In the place of a page whose code is still with the server; it opens as soon as the server answers. */
export function PageAwayScreen() {
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
