import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import styles from './registry.module.css'

export function NoDispatches() {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>Пока что здесь пусто...</p>
      <p>
        Отправляют зарегистрированные <Link to={paths.documentsMain}>документы</Link>: каждый получатель
        читает их по личной ссылке из письма и отмечает «Ознакомлен». Здесь видно, кто открыл, кто ознакомился
        и кто ещё нет.
      </p>
    </div>
  )
}
