import type { EventAnswer } from '@ot/contract'
import type { Section } from '@ot/domain'
import { useEffect, useRef } from 'react'
import { useMemoOpening } from '../use-memo-opening.ts'
import { MemoDialogs } from './memo-dialogs.tsx'

interface NewMemoProps {
  section: Section
  rows: readonly EventAnswer[]
  /** A row taken out of the memo goes back to the list. */
  onReturn: (eventId: number) => void
  onCreated: () => void
}

/** Forms a memo of the rows it is shown with, as soon as the company has been loaded anew. */
export function MemoOfRows({ section, rows, onReturn, onCreated }: NewMemoProps) {
  const opening = useMemoOpening()
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void opening.form(section, rows)
  })
  return <MemoDialogs of={opening} onReturn={onReturn} onCreated={onCreated} />
}
