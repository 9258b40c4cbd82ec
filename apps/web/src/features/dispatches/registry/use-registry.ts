import type { DispatchAnswer } from '@ot/contract'
import { type DispatchStatus, PAGES } from '@ot/domain'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearch } from '../../../lib/routing/use-router.ts'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { keptSearch } from '../../../ui/list-view/list-address.ts'
import { sentText } from '../sent-text.ts'
import { type DispatchesView, dispatchesSearch, dispatchesView } from './registry-view.ts'

/** What the page shows: the chosen state, which stands in the address, and what is open over it. */
export function useRegistry() {
  const address = useSearch()
  const view = dispatchesView(address)
  const navigate = useNavigate()
  const creation = useDialogSlot<readonly number[]>()
  const opened = useDialogSlot<number>()
  const [sentNotice, setSentNotice] = useState<string | null>(null)

  function show(next: DispatchesView): void {
    const search = { ...dispatchesSearch(next), ...keptSearch(address) }
    void navigate({ to: PAGES.documentsRegistry.path, search, replace: true, resetScroll: false })
  }

  // Another page may send its papers here: they are taken over from the address once.
  const asked = view.documents.join()
  const taken = useRef('')
  useEffect(() => {
    if (asked === taken.current) return
    taken.current = asked
    if (asked === '') return
    creation.open(asked.split(',').map(Number))
    show({ status: view.status, documents: [] })
  })

  return {
    status: view.status,
    creation,
    opened,
    sentNotice,
    filter: (status: DispatchStatus | null) => show({ status, documents: [] }),
    sent(dispatch: DispatchAnswer) {
      creation.close()
      setSentNotice(sentText(dispatch))
      opened.open(dispatch.id)
    },
  }
}
