import { PAGES } from '@ot/domain'
import { product } from '../../lib/product.ts'
import { Logo } from './logo.tsx'
import styles from './public-header.module.css'

export function PublicHeader({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <a
          href={isSignedIn ? PAGES.news.path : PAGES.landing.path}
          className={styles.home}
          aria-label={`${product.name}, на главную`}
        >
          <Logo />
        </a>
        <nav className={styles.sections} aria-label="Разделы">
          <a href={`${PAGES.landing.path}#features`}>Возможности</a>
          <a href={`${PAGES.landing.path}#tariffs`}>Тарифы</a>
          <a href={PAGES.library.path}>Шаблоны</a>
          <a href={PAGES.audit.path}>Аудит</a>
          <a href={PAGES.blog.path}>Блог</a>
        </nav>
        <div className={styles.actions}>
          {isSignedIn ? (
            <a href={PAGES.news.path} className={styles.primary}>
              Вернуться к работе
            </a>
          ) : (
            <>
              <a href={PAGES.login.path} className={styles.plain}>
                Войти
              </a>
              <a href={PAGES.register.path} className={styles.primary}>
                Зарегистрироваться
              </a>
            </>
          )}
        </div>
      </div>
    </header>
  )
}
