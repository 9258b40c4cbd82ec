import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../../../ui/notice.tsx'

interface TakenNoticeProps {
  /** What has been done, in words. */
  text: string
  children?: ReactNode
}

/** What came of the answers; it stands above the list, and the button that was pressed may be far below. */
export function TakenNotice({ text, children }: TakenNoticeProps) {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new result is brought into view
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [text])
  return (
    <div ref={place}>
      <Notice kind="success" role="status">
        {text} {children}
      </Notice>
    </div>
  )
}
