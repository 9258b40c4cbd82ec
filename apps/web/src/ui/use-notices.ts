import { useCallback, useState } from 'react'
import type { NoticeKind } from './notice.tsx'

/** What can still be done about what the notice tells of; the notice goes when it has been done. */
export interface NoticeDeed {
  label: string
  run: () => Promise<void>
  /** Where the focus goes that stood in the notice. */
  leave: () => void
}

/** Where what the notice tells of is to be seen. */
export interface NoticeLink {
  label: string
  address: string
}

export interface PassingNotice {
  id: number
  kind: NoticeKind
  text: string
  /** How long it stands, in milliseconds. */
  forMs: number
  deed?: NoticeDeed
  link?: NoticeLink
}

/** Of those with a deed, which stand long: more would hide the page. */
const MOST = 3

/** Messages that go by themselves. */
export function useNotices() {
  const [notices, setNotices] = useState<readonly PassingNotice[]>([])
  const tell = useCallback(
    (kind: NoticeKind, text: string, forMs: number, more?: NoticeDeed | NoticeLink) => {
      setNotices((current) => {
        const others = current.filter((notice) => notice.text !== text || notice.deed !== undefined)
        const id = (current.at(-1)?.id ?? 0) + 1
        return withoutOldest([...others, { id, kind, text, forMs, ...described(more) }])
      })
    },
    [],
  )
  const dismiss = useCallback((id: number) => {
    setNotices((current) => current.filter((notice) => notice.id !== id))
  }, [])
  return { notices, tell, dismiss }
}

function described(more: NoticeDeed | NoticeLink | undefined): Pick<PassingNotice, 'deed' | 'link'> {
  if (more === undefined) return {}
  return 'address' in more ? { link: more } : { deed: more }
}

export type Notices = ReturnType<typeof useNotices>
export type TellNotice = Notices['tell']

function withoutOldest(notices: readonly PassingNotice[]): readonly PassingNotice[] {
  const standing = notices.filter(({ deed }) => deed !== undefined)
  const gone = new Set(standing.slice(0, -MOST))
  return gone.size === 0 ? notices : notices.filter((notice) => !gone.has(notice))
}
