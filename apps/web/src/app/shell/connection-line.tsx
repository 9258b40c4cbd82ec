import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { connection } from '../../lib/api.ts'
import { classNames } from '../../ui/class-names.ts'
import { connectionText } from './connection-text.ts'
import styles from './shell-line.module.css'

/** While the server cannot be reached: that it cannot, and how old what the page shows is. It goes by itself. */
export function ConnectionLine() {
  const client = useQueryClient()
  const state = useSyncExternalStore(connection.subscribe, connection.state)
  if (state === 'ok') return null
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <div className={classNames(styles.line, styles.lost)} role="status">
      <p className={styles.text}>{connectionText(state, oldestLoad(client), Date.now(), timeZone)}</p>
    </div>
  )
}

/** When the oldest of what is on the page was loaded; lists that never change have no age. */
function oldestLoad(client: QueryClient): number | null {
  const loads = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(
      ({ state, observers }) =>
        state.data !== undefined && observers.some(({ options }) => isOfToday(options)),
    )
    .map(({ state }) => state.dataUpdatedAt)
  return loads.length === 0 ? null : Math.min(...loads)
}

function isOfToday({ staleTime }: { staleTime?: unknown }): boolean {
  return staleTime !== Number.POSITIVE_INFINITY
}
