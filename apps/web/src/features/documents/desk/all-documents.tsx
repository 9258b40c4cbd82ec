import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs'
import IconFileZip from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import type { GroupSection } from '../group-sections.ts'
import { judgedForKit, neededOf } from '../offered.ts'
import { canArchive, readinessOf } from '../template-state.ts'
import { CommonAnswersButton } from './common-answers-button.tsx'
import styles from './documents-desk.module.css'
import { ReadinessLine } from './readiness-line.tsx'
import { TemplatesTable } from './templates-table.tsx'

export function AllDocuments({ sections }: { sections: readonly GroupSection[] }) {
  const { archive, kit } = useDocumentsScope()
  const folding = useFolding(sections)
  const templates = sections.flatMap((section) => section.templates)
  const readiness = readinessOf(templates)
  const needed = neededOf(templates)
  return (
    <>
      <div className={styles.toolbar}>
        <ReadinessLine of={readiness} />
        <div className={styles.tools}>
          <Button kind="secondary" onClick={folding.toggleAll}>
            {folding.isAllOpen ? 'Свернуть все' : 'Развернуть все'}
          </Button>
          {needed.length > 0 && (
            <Button onClick={() => kit(judgedForKit(templates))}>
              <IconChecklist size={20} stroke={1.6} aria-hidden="true" /> Комплект для вашей организации
            </Button>
          )}
          <CommonAnswersButton templates={templates} />
          <Button
            kind={needed.length > 0 ? 'secondary' : 'primary'}
            disabled={!canArchive(readiness)}
            onClick={() => archive({ title: 'Скачать все одним ZIP', templates })}
          >
            <IconFileZip size={20} stroke={1.6} aria-hidden="true" /> Скачать все одним ZIP
          </Button>
        </div>
      </div>
      <TemplatesTable label="Все документы" sections={sections} folding={folding} />
    </>
  )
}

/** Which groups are open; at first the first one that has templates, so that the page begins with documents. */
function useFolding(sections: readonly GroupSection[]) {
  const [open, setOpen] = useState<readonly string[]>(() => {
    const first = sections.find(({ templates }) => templates.length > 0)
    return first === undefined ? [] : [first.group.id]
  })
  const all = sections.map(({ group }) => group.id)
  const isAllOpen = all.every((id) => open.includes(id))
  return {
    isAllOpen,
    isOpen: (id: string) => open.includes(id),
    toggle: (id: string) => setOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id]),
    toggleAll: () => setOpen(isAllOpen ? [] : all),
  }
}
