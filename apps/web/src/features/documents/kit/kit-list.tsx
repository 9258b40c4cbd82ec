import type { TemplateAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { documentsText } from '../../../lib/document-words.ts'
import { TariffText } from '../../../ui/tariff-text.tsx'
import { templateGroupsQuery } from '../api/templates.ts'
import styles from './kit.module.css'
import { kitGroups } from './kit-contents.ts'

/** What is in the package and why, by group. */
export function KitList({ templates }: { templates: readonly TemplateAnswer[] }) {
  const groups = useQuery(templateGroupsQuery()).data ?? []
  return (
    <div className={styles.list}>
      {kitGroups(groups, templates).map(({ group, templates: own }) => (
        <details key={group.id}>
          <summary>
            {group.name}
            <span className={styles.count}>{documentsText(own.length)}</span>
          </summary>
          <ul>
            {own.map(({ id, name, needReason, lacking }) => (
              <li key={id}>
                {name}
                <span className={styles.reason}>{needReason}</span>
                {lacking.map(({ key, label }) => (
                  <span key={key} className={styles.lacking}>
                    не формируется: <TariffText text={label} />
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
