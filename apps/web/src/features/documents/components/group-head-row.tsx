import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Button } from '../../../ui/button.tsx'
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
    <tr className={styles.group}>
      <th colSpan={4} scope="rowgroup">
        <div className={styles.groupLine}>
          <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={onToggle}>
            <IconChevronRight size={18} stroke={1.8} aria-hidden="true" />
            {group.name}
          </button>
          {templates.length === 0 ? (
            <span className={styles.none}>шаблонов пока нет</span>
          ) : (
            <ReadinessLine of={readiness} />
          )}
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
