import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useDocumentsScope } from '../documents-scope.ts'
import type { GroupSection } from '../group-sections.ts'
import { canArchive, readinessOf } from '../template-state.ts'
import { ReadinessLine } from './readiness-line.tsx'
import styles from './templates-table.module.css'

interface GroupHeadRowProps {
  section: GroupSection
  isOpen: boolean
  onToggle: () => void
}

/** A group among all documents: folds, tells how ready it is, and can be downloaded whole. */
export function GroupHeadRow({ section: { group, templates }, isOpen, onToggle }: GroupHeadRowProps) {
  const { archive } = useDocumentsScope()
  const readiness = readinessOf(templates)
  return (
    <tr>
      <th colSpan={4} scope="rowgroup" className={styles.group}>
        <div className={styles.groupLine}>
          <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={onToggle}>
            <IconChevronRight
              size={18}
              stroke={1.8}
              className={classNames(styles.arrow, isOpen && styles.turned)}
              aria-hidden="true"
            />
            {group.name}
          </button>
          <span className={styles.summary}>
            {templates.length > 0 && <ReadinessLine of={readiness} />}
            {templates.length === 0 && !isOpen && <span className={styles.none}>шаблонов пока нет</span>}
          </span>
          {canArchive(readiness) && (
            <Button
              kind="quiet"
              className={styles.groupAction}
              onClick={() => archive({ title: `Скачать группу «${group.name}»`, templates })}
            >
              Скачать группу
            </Button>
          )}
        </div>
      </th>
    </tr>
  )
}
