import type { TemplateAnswer } from '@ot/contract'
import { shownDate } from '../../../lib/calendar-date.ts'
import { useDocumentsScope } from '../documents-scope.ts'
import { latest } from '../registered.ts'
import styles from './templates-table.module.css'

/** The last registered paper of a template and how many there are; opens their list. */
export function RegisteredCell({ template }: { template: TemplateAnswer }) {
  const { registered, showRegistered } = useDocumentsScope()
  const documents = registered.get(template.id) ?? []
  const last = latest(documents)
  if (last === undefined) return <span className={styles.none}>нет</span>
  return (
    <button type="button" className={styles.registered} onClick={() => showRegistered(template)}>
      <span className={styles.last}>
        № {last.number} от <time dateTime={last.date}>{shownDate(last.date)}</time>
      </span>
      {last.status === 'void' && <span className={styles.note}>аннулирован</span>}
      {documents.length > 1 && <span className={styles.note}>и ещё {documents.length - 1}</span>}
    </button>
  )
}
