import { useEffect, useState, useSyncExternalStore } from 'react'
import { timing } from '../../lib/timing.ts'
import { type BrowserSigns, browserLabel } from './browser-name.ts'
import styles from './public-footer.module.css'

// The browser does not change while the page lives.
const neverChanges = () => () => undefined
const currentBrowser = () => browserLabel(navigator satisfies BrowserSigns)
// A prerendered page does not know who will read it.
const browserOfNobody = () => 'определяется…'

type Copying = 'idle' | 'copied' | 'refused'

const COPYING_MESSAGES = {
  idle: '',
  copied: 'Скопировано для письма в поддержку',
  refused: 'Скопировать не удалось: перепишите название и версию',
} satisfies Record<Copying, string>

/** Shows the browser to the visitor and copies it, so that a letter to the support can name it. */
export function BrowserButton() {
  const browser = useSyncExternalStore(neverChanges, currentBrowser, browserOfNobody)
  const [copying, setCopying] = useState<Copying>('idle')

  useEffect(() => {
    if (copying === 'idle') return
    const timer = setTimeout(() => setCopying('idle'), timing.copiedMessage)
    return () => clearTimeout(timer)
  }, [copying])

  async function copyBrowser() {
    try {
      await navigator.clipboard.writeText(browser)
      setCopying('copied')
    } catch {
      // Without https, or when the user forbids it, there is no clipboard: the message says what to do instead.
      setCopying('refused')
    }
  }

  return (
    <p>
      <button type="button" className={styles.browser} title="Скопировать" onClick={copyBrowser}>
        Ваш браузер: {browser}
      </button>
      <output className={styles.copying}>{COPYING_MESSAGES[copying]}</output>
    </p>
  )
}
