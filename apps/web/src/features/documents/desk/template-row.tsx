import type { TemplateAnswer } from '@ot/contract'
import { classNames } from '../../../ui/class-names.ts'
import { LegalBasis } from './legal-basis.tsx'
import { RegisteredCell } from './registered-cell.tsx'
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
