import type { RouteKey, UNDO_ID, UNDO_NAME, UndoableRoute } from '@ot/contract'

// Types of the contract only: its schemas have no place in what every page loads first.
const ID: typeof UNDO_ID = 'X-Undo-Id'
const NAME: typeof UNDO_NAME = 'X-Undo-Name'

/** What has been done and can be taken back. */
export interface UndoableDeed {
  call: UndoableRoute
  id: number
  /** What it was about; null: many. */
  name: string | null
}

const listeners = new Set<(offer: UndoableDeed) => void>()

/** Hears of every call whose answer says that it can be taken back; the answer ends it. */
export function onUndoOffer(listener: (offer: UndoableDeed) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function passUndoOffer(call: RouteKey, headers: Headers): void {
  const id = headers.get(ID)
  if (id === null) return
  const name = headers.get(NAME)
  // Only a call that the contract calls undoable answers with the header.
  const offer = { call: call as UndoableRoute, id: Number(id), name: name && decodeURIComponent(name) }
  for (const listener of listeners) listener(offer)
}
