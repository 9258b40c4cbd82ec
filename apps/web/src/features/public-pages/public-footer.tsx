import { PAGES } from '@ot/domain'
import { useSyncExternalStore } from 'react'
import { product } from '../../lib/product.ts'
import { typeset } from '../../lib/typeset.ts'
import { type Copying, useCopying } from '../../lib/use-copying.ts'
import { type BrowserSigns, browserLabel } from './browser-name.ts'
import { Logo } from './logo.tsx'
import styles from './public-footer.module.css'
import { SupportContacts } from './support-contacts.tsx'

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

const SERVICE_LINKS = [
  [PAGES.about.path, 'О сервисе'],
  [PAGES.library.path, 'Шаблоны документов'],
  [PAGES.blog.path, 'Блог'],
  [PAGES.audit.path, 'Аудит'],
  [PAGES.terms.path, 'Условия'],
] as const

const LEGAL_LINKS = [
  [PAGES.contractOffer.path, 'Договор-оферта'],
  [PAGES.privacyPolicy.path, 'Политика обработки персональных данных'],
  [PAGES.consent.path, 'Согласие на обработку персональных данных'],
] as const

function LinkColumn({ title, links }: { title: string; links: readonly (readonly [string, string])[] }) {
  return (
    <nav aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul>
        {links.map(([href, text]) => (
          <li key={href}>
            <a href={href}>{typeset(text)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function PublicFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <Logo />
          <p className={styles.slogan}>{product.slogan}</p>
        </div>
        <LinkColumn title="Сервис" links={SERVICE_LINKS} />
        <LinkColumn title="Правовые документы" links={LEGAL_LINKS} />
        <address className={styles.support}>
          <p className={styles.title}>Поддержка</p>
          <SupportContacts />
          <p className={styles.hours}>{typeset(product.supportHours)}</p>
        </address>
      </div>
      <div className={styles.bottom}>
        <p className={styles.copyright}>
          {typeset(
            `© ${product.copyrightYear} ${product.name}. Тексты, шаблоны и оформление охраняются авторским правом. Копирование и распространение без письменного разрешения правообладателя запрещены.`,
          )}
        </p>
        <BrowserButton />
      </div>
    </footer>
  )
}

/** Shows the browser to the visitor and copies it, so that a letter to the support can name it. */
function BrowserButton() {
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
