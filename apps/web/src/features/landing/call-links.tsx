import { paths } from '../../lib/paths.ts'
import styles from './call-links.module.css'

export function CallLinks() {
  return (
    <p className={styles.links}>
      <a href={paths.register} className={styles.register}>
        Зарегистрироваться
      </a>
      <a href={paths.login} className={styles.login}>
        Войти
      </a>
    </p>
  )
}
