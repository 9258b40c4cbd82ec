import { blinkNews } from '../../../../lib/news-blink.ts'
import { timing } from '../../../../lib/timing.ts'
import { PassingNotices } from '../../../../ui/passing-notices.tsx'
import type { MemoOpening } from '../use-memo-opening.ts'
import { MemoDialog } from './memo-dialog.tsx'
import styles from './memo-dialogs.module.css'

const CALM = '(prefers-reduced-motion: reduce)'

interface MemoDialogsProps {
  of: MemoOpening
  /** A row taken out of a new memo goes back to the list. */
  onReturn?: (eventId: number) => void
  onCreated?: () => void
}

/** The modal of whichever memo is open, and what there is to say when none is. */
export function MemoDialogs({ of: { slot, messages }, onReturn, onCreated }: MemoDialogsProps) {
  return (
    <>
      {slot.about !== null && (
        <MemoDialog
          key={slot.opening}
          opened={slot.about}
          isOpen={slot.isOpen}
          messages={messages}
          onClose={slot.close}
          onCreated={() => {
            flyMemo()
            onCreated?.()
          }}
          onReturn={(eventId) => onReturn?.(eventId)}
        />
      )}
      {!slot.isOpen && <PassingNotices of={messages} place="corner" />}
    </>
  )
}

/** A new memo flies from where it was written to the notifications; on its way it is marked as saved. */
function flyMemo(): void {
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
