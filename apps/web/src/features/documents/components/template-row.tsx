import type { TemplateAnswer } from '@ot/contract'
import { LegalBasis } from './legal-basis.tsx'
import { RegisteredCell } from './registered-cell.tsx'
import { RowActions } from './row-actions.tsx'
import { TemplateCondition } from './template-condition.tsx'
import styles from './templates-table.module.css'

export function TemplateRow({ template }: { template: TemplateAnswer }) {
  return (
    <tr className={styles.row}>
      <th scope="row">
        <span className={styles.name} title={template.name}>
          {template.name}
        </span>
        <LegalBasis norms={template.legalBasis} />
      </th>
      <td>
        <TemplateCondition template={template} />
      </td>
      <td>
        <span className={styles.caption}>Зарегистрирован: </span>
        <RegisteredCell template={template} />
      </td>
      <td className={styles.end}>
        <RowActions template={template} />
      </td>
    </tr>
  )
}
