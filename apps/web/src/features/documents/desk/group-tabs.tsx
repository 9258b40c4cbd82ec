import { PAGES } from '@ot/domain'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/link.tsx'
import tabStyles from '../../../ui/tab-bar.module.css'
import { TabStrip } from '../../../ui/tab-strip.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { DocumentsSearch } from '../documents-search.ts'
import styles from './group-tabs.module.css'

const UNFILLED = 'не назначены ответственные лица'

export interface GroupTab {
  /** Null: all documents. */
  id: string | null
  name: string
  isUnfilled: boolean
}

interface GroupTabsProps {
  tabs: readonly GroupTab[]
  openId: string | null
  search: (id: string | null) => DocumentsSearch
}

/** All documents, then a tab a group; the open one stands in the address. */
export function GroupTabs({ tabs, openId, search }: GroupTabsProps) {
  return (
    <TabStrip
      label="Группы документов"
      open={tabs.findIndex(({ id }) => id === openId)}
      className={styles.bar}
      listClassName={styles.list}
    >
      {tabs.map(({ id, name, isUnfilled }) => (
        <li key={id ?? 'all'}>
          <Link
            to={PAGES.documentsMain.path}
            search={search(id)}
            className={classNames(tabStyles.tab, styles.tab)}
            aria-current={id === openId ? 'page' : undefined}
            title={isUnfilled ? `${name}: ${UNFILLED}` : undefined}
          >
            {name}
            {isUnfilled && (
              <>
                <IconAlertTriangle size={16} stroke={1.8} className={styles.warning} aria-hidden="true" />
                <VisuallyHidden>, {UNFILLED}</VisuallyHidden>
              </>
            )}
          </Link>
        </li>
      ))}
    </TabStrip>
  )
}
