import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { onUndoOffer } from '../../lib/undo-offers.ts'
import { useTellNotice } from '../../ui/notices-place.tsx'

/** Says what has been deleted or changed at once, whatever page has done it; for a while it can be taken back there. */
export function UndoOffers() {
  const client = useQueryClient()
  const tell = useTellNotice()
  useEffect(
    () =>
      onUndoOffer(async (offer) => {
        const { tellUndoable } = await import('./tell-undoable.ts')
        tellUndoable(tell, client, offer)
      }),
    [client, tell],
  )
  return null
}
