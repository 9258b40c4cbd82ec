import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { later } from '../../ui/later.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { supportQuery } from './api/support-messages.ts'
import { chatLabel, unreadOf } from './chat-label.ts'
import styles from './support-chat.module.css'

const SupportThread = later(async () => (await import('./support-thread.tsx')).SupportThread)
const UnsentGuard = later(async () => (await import('./support-thread.tsx')).UnsentGuard)

/** A letter with an answer leads here. */
const HASH = '#support'

/** The thread with the operator behind one button, which says whether there is something in it. */
export function SupportChat({ timeZone }: { timeZone: string }) {
  const thread = useQuery(supportQuery())
  const [isOpen, setOpen] = useState(() => window.location.hash === HASH)
  // Kept here: folding the thread away loses nothing of what is typed.
  const [text, setText] = useState('')
  const panelId = useId()
  const box = useRef<HTMLElement>(null)
  const messages = thread.data ?? []
  const hasNew = unreadOf(messages) > 0

  useEffect(() => {
    if (window.location.hash === HASH) box.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <section ref={box} id="support" className={styles.chat} aria-label="Поддержка">
      <button
        type="button"
        className={classNames(buttonClass('secondary'), styles.toggle, hasNew && styles.hasNew)}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <IconMessageCircle size={20} stroke={1.6} aria-hidden="true" />
        <span className={styles.label}>{chatLabel(messages)}</span>
        <IconChevronDown
          size={18}
          stroke={1.6}
          className={classNames(styles.arrow, isOpen && styles.turned)}
          aria-hidden="true"
        />
      </button>
      <div id={panelId} hidden={!isOpen} className={styles.panel}>
        {isOpen && (
          <Loaded of={thread}>
            {(loaded) => <SupportThread messages={loaded} timeZone={timeZone} text={text} onText={setText} />}
          </Loaded>
        )}
      </div>
      {text.trim() !== '' && <UnsentGuard />}
    </section>
  )
}
