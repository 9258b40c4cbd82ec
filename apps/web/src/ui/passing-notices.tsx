import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { Link } from './link.tsx'
import { Notice } from './notice.tsx'
import styles from './passing-notices.module.css'
import type { NoticeDeed, NoticeLink, Notices, PassingNotice } from './use-notices.ts'

interface PassingNoticesProps {
  of: Notices
  /** Of the window's lower edge. */
  place: 'corner' | 'middle'
}

/** Over whatever is open. */
export function PassingNotices({ of: { notices, dismiss }, place }: PassingNoticesProps) {
  const last = notices.findLast(({ deed }) => deed !== undefined)?.id
  return (
    <div className={styles[place]}>
      {notices.map((notice) => (
        <Passing key={notice.id} notice={notice} isLast={notice.id === last} onGone={dismiss} />
      ))}
    </div>
  )
}

interface PassingProps {
  notice: PassingNotice
  /** Of those with a deed. */
  isLast: boolean
  onGone: (id: number) => void
}

function Passing({ notice: { id, kind, text, forMs, deed, link }, isLast, onGone }: PassingProps) {
  /** Under the pointer or with the focus in it: it does not go from under the hand. */
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => onGone(id), forMs)
    return () => clearTimeout(timer)
  }, [id, forMs, isHeld, onGone])
  const held = deed === undefined && link === undefined ? {} : holding(setHeld)
  return (
    <div className={styles.passing} {...held}>
      <Notice kind={kind} role={kind === 'danger' ? 'alert' : 'status'}>
        {deed === undefined ? (
          <>
            {text}
            {link !== undefined && <LinkAfter link={link} />}
          </>
        ) : (
          <WithDeed text={text} deed={deed} isLast={isLast} onGone={() => onGone(id)} />
        )}
      </Notice>
    </div>
  )
}

function LinkAfter({ link: { label, address } }: { link: NoticeLink }) {
  return (
    <>
      {' '}
      <Link to={address}>{label}</Link>
    </>
  )
}

function holding(setHeld: (isHeld: boolean) => void) {
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
}

interface WithDeedProps {
  text: string
  deed: NoticeDeed
  isLast: boolean
  onGone: () => void
}

function WithDeed({ text, deed, isLast, onGone }: WithDeedProps) {
  const [isRunning, setRunning] = useState(false)
  const line = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isUnderWay = useRef(false)
  function go(): void {
    if (line.current?.contains(document.activeElement) === true) deed.leave()
    onGone()
  }
  async function run(): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setRunning(true)
    await deed.run()
    go()
  }
  useUndoKey(isLast, () => button.current?.click())
  return (
    <div ref={line} className={styles.line}>
      <span className={styles.text}>{text}</span>
      <Button
        ref={button}
        kind="quiet"
        className={styles.deed}
        isBusy={isRunning}
        title="Ctrl+Z"
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={() => void run()}
      >
        {deed.label}
      </Button>
      <span className={styles.hiding}>
        <IconButton label="Скрыть" className={styles.hide} onClick={go}>
          <IconX size={18} stroke={1.6} />
        </IconButton>
      </span>
    </div>
  )
}

/** The way to the notice is long for the keyboard: the usual key does its deed, where no text is being typed. */
function useUndoKey(isLast: boolean, press: () => void): void {
  useEffect(() => {
    if (!isLast) return
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.code === 'KeyZ'
      if (!isUndo || isTyped(event.target) || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

const TYPED = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button])'

function isTyped(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(TYPED)
}
