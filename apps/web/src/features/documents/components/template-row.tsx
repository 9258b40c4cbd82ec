import type { TemplateAnswer } from '@ot/contract'
import { classNames } from '../../../ui/class-names.ts'
import { LegalBasis } from './legal-basis.tsx'
import { RegisteredCell } from './registered-cell.tsx'
import { RowActions } from './row-actions.tsx'
import { TemplateCondition } from './template-condition.tsx'
import styles from './templates-table.module.css'

export function TemplateRow({ template }: { template: TemplateAnswer }) {
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.cell}>
        <span className={styles.name} title={template.name}>
          {template.name}
        </span>
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
