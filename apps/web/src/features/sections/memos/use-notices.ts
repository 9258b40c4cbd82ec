import { useCallback, useState } from 'react'
import type { NoticeKind } from '../../../ui/notice.tsx'

export interface PassingNotice {
  id: number
  kind: NoticeKind
  text: string
  /** How long it stands, in milliseconds. */
  forMs: number
}

/** Messages that go by themselves. */
export function useNotices() {
  const [notices, setNotices] = useState<readonly PassingNotice[]>([])
  const tell = useCallback((kind: NoticeKind, text: string, forMs: number) => {
    setNotices((current) => [
      ...current.filter((notice) => notice.text !== text),
      { id: (current.at(-1)?.id ?? 0) + 1, kind, text, forMs },
    ])
  }, [])
  const dismiss = useCallback((id: number) => {
    setNotices((current) => current.filter((notice) => notice.id !== id))
  }, [])
  return { notices, tell, dismiss }
}

export type Notices = ReturnType<typeof useNotices>
