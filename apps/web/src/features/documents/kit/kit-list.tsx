import { PAGES } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { templateGroupsQuery } from '../../../lib/company/templates.ts'
import { documentsText } from '../../../lib/document-words.ts'
import { Link } from '../../../ui/link.tsx'
import { TariffText } from '../../../ui/tariff-text.tsx'
import styles from './kit.module.css'
import { type Kit, kitGroups, type LeftOut } from './kit-contents.ts'

/** What is in the package and why, by group; what is not, and why. */
export function KitList({ kit: { templates, leftOut } }: { kit: Kit }) {
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
            {own.map(({ id, name, needReason }) => (
              <li key={id}>
                {name}
                <span className={styles.reason}>{needReason}</span>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {leftOut.length > 0 && <NotMade leftOut={leftOut} />}
      <p className={styles.reason}>
        Остальные шаблоны библиотеки — по желанию: закон не требует их от вашей организации. Чего в
        организации нет, отмечают <Link to={PAGES.documentsInterview.path}>в анкете</Link>.
      </p>
    </div>
  )
}

function NotMade({ leftOut }: { leftOut: readonly LeftOut[] }) {
  return (
    <details>
      <summary>
        Не войдут
        <span className={styles.count}>{documentsText(leftOut.length)}</span>
      </summary>
      <ul>
        {leftOut.map(({ template: { id, name }, reason }) => (
          <li key={id}>
            {name}
            <span className={styles.lacking}>
              <TariffText text={reason} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
