import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './card-frame.module.css'

/** What lies under the header of the shell is as good as scrolled away. */
const HEADER_MARGIN = '-56px 0px 0px 0px'

interface CardFrameProps {
  buttons: ReactNode
  /** What was saved or went wrong: stays in sight wherever the page is scrolled. */
  status: ReactNode
  /** What else is to be known before the card is read. */
  notice?: ReactNode
  children: ReactNode
}

/** The sheet that the card is read and changed on: nothing in it moves when the one becomes the other. */
export function CardFrame({ buttons, status, notice, children }: CardFrameProps) {
  const head = useRef<HTMLDivElement>(null)
  const isScrolledAway = useIsScrolledAway(head)
  return (
    <div className={styles.sheet}>
      <div ref={head}>
        <PageHeading title="Сведения об организации">{buttons}</PageHeading>
      </div>
      <div className={styles.notices}>
        <Notice kind="warning">
          Поддерживайте сведения об организации в актуальном состоянии: из них заполняются документы, и
          устаревшие сведения дадут в документах неверные данные.
        </Notice>
        {notice}
      </div>
      {children}
      <div className={styles.end} />
      <div className={styles.float}>
        <div className={styles.bar}>
          <div className={styles.status}>{status}</div>
          {isScrolledAway && <div className={styles.buttons}>{buttons}</div>}
        </div>
      </div>
    </div>
  )
}

/** Whether an element has left the screen. */
function useIsScrolledAway(ref: RefObject<Element | null>): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (ref.current === null) return
    const observer = new IntersectionObserver(
      ([entry]) => setAway(entry !== undefined && !entry.isIntersecting),
      { rootMargin: HEADER_MARGIN },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return isAway
}
