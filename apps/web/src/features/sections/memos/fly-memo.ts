import { blinkNews } from '../../../lib/news-blink.ts'
import { timing } from '../../../lib/timing.ts'
import styles from './fly-memo.module.css'

const CALM = '(prefers-reduced-motion: reduce)'

/** A new memo flies from where it was written to the notifications; on its way it is marked as saved. */
export function flyMemo(): void {
  const end = flightEnd()
  if (end === null || window.matchMedia(CALM).matches) {
    blinkNews()
    return
  }
  const paper = document.createElement('div')
  paper.className = styles.paper ?? ''
  paper.ariaHidden = 'true'
  paper.style.setProperty('--fly-x', `${end.x - window.innerWidth / 2}px`)
  paper.style.setProperty('--fly-y', `${end.y - window.innerHeight / 2}px`)
  paper.style.setProperty('--fly-time', `${timing.memoFlyAnimation}ms`)
  document.body.append(paper)
  setTimeout(blinkNews, timing.memoFlySavedFlag)
  setTimeout(() => paper.remove(), timing.memoFlyAnimation)
}

/** The middle of the icon that is in sight: there is one in the header and one at the bottom edge. */
function flightEnd(): { x: number; y: number } | null {
  const icons = [...document.querySelectorAll('[data-flight-end="memo"] svg')]
  const box = icons.map((icon) => icon.getBoundingClientRect()).find(({ width }) => width > 0)
  return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
