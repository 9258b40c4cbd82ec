import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs'
import { Button } from '../../../ui/button.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import type { GroupSection } from '../group-sections.ts'
import { canArchive, readinessOf } from '../template-state.ts'
import { CommonAnswersButton } from './common-answers-button.tsx'
import styles from './documents-desk.module.css'
import { ReadinessLine } from './readiness-line.tsx'
import { EMPTY_GROUP, TemplatesTable } from './templates-table.tsx'

export function GroupDocuments({ section }: { section: GroupSection }) {
  const { archive } = useDocumentsScope()
  const { group, templates } = section
  if (templates.length === 0) return <p className={styles.empty}>{EMPTY_GROUP}.</p>
  const readiness = readinessOf(templates)
  return (
    <>
      <div className={styles.toolbar}>
        <ReadinessLine of={readiness} />
        <div className={styles.tools}>
          <CommonAnswersButton templates={templates} />
          <Button
            disabled={!canArchive(readiness)}
            onClick={() => archive({ title: `Скачать группу «${group.name}»`, templates })}
          >
            <IconFileZip size={20} stroke={1.6} aria-hidden="true" /> Скачать группу
          </Button>
        </div>
      </div>
      <TemplatesTable label={group.name} sections={[section]} />
    </>
  )
}
