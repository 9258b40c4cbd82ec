import { useSyncExternalStore } from 'react'
import { type Copying, useCopying } from '../../lib/use-copying.ts'
import { type BrowserSigns, browserLabel } from './browser-name.ts'
import styles from './public-footer.module.css'

// The browser does not change while the page lives.
const neverChanges = () => () => undefined
const currentBrowser = () => browserLabel(navigator satisfies BrowserSigns)
// A prerendered page does not know who will read it.
const browserOfNobody = () => 'определяется…'

const COPYING_MESSAGES = {
  idle: '',
  copied: 'Скопировано для письма в поддержку',
  refused: 'Скопировать не удалось: перепишите название и версию',
} satisfies Record<Copying, string>

/** Shows the browser to the visitor and copies it, so that a letter to the support can name it. */
export function BrowserButton() {
  const browser = useSyncExternalStore(neverChanges, currentBrowser, browserOfNobody)
  const { copying, copy } = useCopying()

  return (
    <p>
      <button type="button" className={styles.browser} title="Скопировать" onClick={() => void copy(browser)}>
        Ваш браузер: {browser}
      </button>
      <output className={styles.copying}>{COPYING_MESSAGES[copying]}</output>
    </p>
  )
}
