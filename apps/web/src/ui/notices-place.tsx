import { createContext, lazy, type ReactNode, Suspense, useContext } from 'react'
import { type TellNotice, useNotices } from './use-notices.ts'

/** Not before there is something to tell. */
const PassingNotices = lazy(async () => ({ default: (await import('./passing-notices.tsx')).PassingNotices }))

const TellContext = createContext<TellNotice | null>(null)

/** Where messages stand that outlive the page which tells them. */
export function NoticesPlace({ children }: { children: ReactNode }) {
  const notices = useNotices()
  return (
    <TellContext value={notices.tell}>
      {children}
      {notices.notices.length > 0 && (
        <Suspense>
          <PassingNotices of={notices} place="middle" />
        </Suspense>
      )}
    </TellContext>
  )
}

export function useTellNotice(): TellNotice {
  const tell = useContext(TellContext)
  if (tell === null) throw new Error('Only where messages have a place')
  return tell
}
