import type { TemplateAnswer } from '@ot/contract'
import { shortDate } from '@ot/text'
import { useDocumentsScope } from '../documents-scope.ts'
import styles from './templates-table.module.css'

/** The last registered paper of a template, how many there are and how many fell behind; opens their list. */
export function RegisteredCell({ template }: { template: TemplateAnswer }) {
  const { registered, showRegistered } = useDocumentsScope()
  const found = registered.get(template.id)
  if (found === undefined) return <span className={styles.none}>нет</span>
  const { latest, documents, outdated } = found
  return (
    <button type="button" className={styles.registered} onClick={() => showRegistered(template)}>
      <span className={styles.last}>
        № {latest.number} от <time dateTime={latest.date}>{shortDate(latest.date)}</time>
      </span>
      {latest.status === 'void' && <span className={styles.note}>аннулирован</span>}
      {outdated > 0 && (
        <span className={styles.behind}>{outdated === 1 ? 'устарел' : `устарели: ${outdated}`}</span>
      )}
      {documents > 1 && <span className={styles.note}>и ещё {documents - 1}</span>}
    </button>
  )
}
