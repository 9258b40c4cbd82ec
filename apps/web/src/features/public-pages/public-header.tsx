import { paths } from '../../lib/paths.ts'
import { product } from '../../lib/product.ts'
import { Logo } from './logo.tsx'
import styles from './public-header.module.css'

export function PublicHeader({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <a
          href={isSignedIn ? paths.news : paths.landing}
          className={styles.home}
          aria-label={`${product.name}, на главную`}
        >
          <Logo />
        </a>
        <nav className={styles.sections} aria-label="Разделы">
          <a href="/#features">Возможности</a>
          <a href="/#tariffs">Тарифы</a>
          <a href={paths.library}>Шаблоны</a>
          <a href={paths.audit}>Аудит</a>
          <a href={paths.blog}>Блог</a>
        </nav>
        <div className={styles.actions}>
          {isSignedIn ? (
            <a href={paths.news} className={styles.primary}>
              Вернуться к работе
            </a>
          ) : (
            <>
              <a href={paths.login} className={styles.plain}>
                Войти
              </a>
              <a href={paths.register} className={styles.primary}>
                Зарегистрироваться
              </a>
            </>
          )}
        </div>
      </div>
    </header>
  )
}
