import { PAGES } from '@ot/domain'
import styles from './call-links.module.css'

export function CallLinks() {
  return (
    <p className={styles.links}>
      <a href={PAGES.register.path} className={styles.register}>
        Зарегистрироваться
      </a>
      <a href={PAGES.login.path} className={styles.login}>
        Войти
      </a>
    </p>
  )
}
