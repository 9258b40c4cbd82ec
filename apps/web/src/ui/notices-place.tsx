import { createContext, type ReactNode, useContext } from 'react'
import { PassingNotices } from './passing-notices.tsx'
import { type TellNotice, useNotices } from './use-notices.ts'

const TellContext = createContext<TellNotice | null>(null)

/** Where messages stand that outlive the page which tells them. */
export function NoticesPlace({ children }: { children: ReactNode }) {
  const notices = useNotices()
  return (
    <TellContext value={notices.tell}>
      {children}
      <PassingNotices of={notices} place="middle" />
    </TellContext>
  )
}

export function useTellNotice(): TellNotice {
  const tell = useContext(TellContext)
  if (tell === null) throw new Error('Only where messages have a place')
  return tell
}
