import { PAGES } from '@ot/domain'
import { product } from '../../lib/product.ts'
import { typeset } from '../../lib/typeset.ts'
import { BrowserButton } from './browser-button.tsx'
import { Logo } from './logo.tsx'
import styles from './public-footer.module.css'
import { SupportContacts } from './support-contacts.tsx'

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
