import type { TemplateAnswer } from '@ot/contract'
import { shortDate } from '@ot/text'
import { classNames } from '../../../ui/class-names.ts'
import { useDocumentsScope } from '../documents-scope.ts'
import { RowActions } from './row-actions.tsx'
import { TemplateCondition } from './template-condition.tsx'
import styles from './templates-table.module.css'

interface TemplateRowProps {
  template: TemplateAnswer
  /** Where its text has what was looked for. */
  excerpt?: string | null
}

export function TemplateRow({ template, excerpt = null }: TemplateRowProps) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.cell}>
        <span className={styles.name} title={template.name}>
          {template.name}
        </span>
        {excerpt !== null && <p className={styles.excerpt}>{excerpt}</p>}
        <LegalBasis norms={template.legalBasis} />
      </th>
      <td className={styles.cell}>
        <TemplateCondition template={template} />
      </td>
      <td className={styles.cell}>
        <span className={styles.caption}>Зарегистрирован: </span>
        <RegisteredCell template={template} />
      </td>
      <td className={classNames(styles.cell, styles.end)}>
        <RowActions template={template} />
      </td>
    </tr>
  )
}

/** The last registered paper of a template, how many there are and how many fell behind; opens their list. */
function RegisteredCell({ template }: { template: TemplateAnswer }) {
  const { registered, showRegistered } = useDocumentsScope()
  const found = registered.get(template.id)
  if (found === undefined) return <span className={styles.none}>не зарегистрирован</span>
  const { latest, documents, outdated } = found
  return (
    <button type="button" className={styles.registered} onClick={() => showRegistered(template)}>
      <span className={styles.last}>
        №&nbsp;{latest.number} от <time dateTime={latest.date}>{shortDate(latest.date)}</time>
      </span>
      {latest.status === 'void' && <span className={styles.note}>аннулирован</span>}
      {outdated > 0 && (
        <span className={styles.behind}>{outdated === 1 ? 'устарел' : `устарели: ${outdated}`}</span>
      )}
      {documents > 1 && <span className={styles.note}>и ещё {documents - 1}</span>}
    </button>
  )
}

/** The norms a paper stands on: the first in a line, all of them under the pointer or when it is opened. */
function LegalBasis({ norms }: { norms: readonly string[] }) {
  const [first, ...rest] = norms
  if (first === undefined) return null
  if (rest.length === 0) return <div className={styles.norm}>{first}</div>
  return (
    <details className={styles.basis}>
      <summary title={norms.join('; ')}>
        <span className={styles.first}>{first}</span>
        <span className={styles.more}>и ещё {rest.length}</span>
      </summary>
      <ul>
        {rest.map((norm) => (
          <li key={norm}>{norm}</li>
        ))}
      </ul>
    </details>
  )
}
