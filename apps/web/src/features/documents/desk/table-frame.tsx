import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './templates-table.module.css'

/** The columns in which templates stand. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={styles.column}>
            Документ
          </th>
          <th scope="col" className={classNames(styles.column, styles.condition)}>
            Готовность
          </th>
          <th scope="col" className={classNames(styles.column, styles.number)}>
            Зарегистрирован
          </th>
          <th scope="col" className={classNames(styles.column, styles.work)}>
            <VisuallyHidden>Действия</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {children}
    </table>
  )
}
