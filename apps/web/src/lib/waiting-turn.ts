import type { StreamEvent } from '@ot/contract/stream'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let waiting = 0

/** What the stream tells of heavy calls of this tab, which wait for another one of their company. */
export function hearTurn({ kind, entity, origin }: StreamEvent, tab: string): void {
  if (kind === 'reset') waiting = 0
  else if (kind !== 'turn' || origin !== tab) return
  else waiting = entity === 'waits' ? waiting + 1 : Math.max(0, waiting - 1)
  for (const listener of listeners) listener()
}

/** Whether a call of this tab waits for its turn. */
export function useWaitingTurn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
