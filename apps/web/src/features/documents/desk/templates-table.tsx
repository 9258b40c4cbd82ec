import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useDocumentsScope } from '../documents-scope.ts'
import type { GroupSection } from '../group-sections.ts'
import { offerOf } from '../offered.ts'
import { GroupHeadRow } from './group-head-row.tsx'
import { TableFrame } from './table-frame.tsx'
import { TemplateRow } from './template-row.tsx'
import styles from './templates-table.module.css'

export const EMPTY_GROUP = 'В этой группе пока нет шаблонов'

interface TemplatesTableProps {
  label: string
  sections: readonly GroupSection[]
  /** Absent: one group, without a row of its own. */
  folding?: { isOpen: (groupId: string) => boolean; toggle: (groupId: string) => void }
}

export function TemplatesTable({ label, sections, folding }: TemplatesTableProps) {
  return (
    <TableFrame label={label}>
      {sections.map((section) => (
        <tbody key={section.group.id}>
          {folding !== undefined && (
            <GroupHeadRow
              section={section}
              isOpen={folding.isOpen(section.group.id)}
              onToggle={() => folding.toggle(section.group.id)}
            />
          )}
          {(folding?.isOpen(section.group.id) ?? true) && <SectionRows section={section} />}
        </tbody>
      ))}
    </TableFrame>
  )
}

/** What the organisation needs; the rest of the group when it is asked for. */
function SectionRows({ section }: { section: GroupSection }) {
  const { registered } = useDocumentsScope()
  const [isWhole, setWhole] = useState(false)
  const { offered, rest } = offerOf(section.templates, registered)
  if (section.templates.length === 0) {
    return (
      <tr>
        <td colSpan={4} className={classNames(styles.cell, styles.none)}>
          {EMPTY_GROUP}
        </td>
      </tr>
    )
  }
  return (
    <>
      {offered.map((template) => (
        <TemplateRow key={template.id} template={template} />
      ))}
      {rest.length > 0 && (
        <tr>
          <td colSpan={4} className={styles.rest}>
            <Button kind="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? 'Скрыть остальные' : `Показать остальные (${rest.length})`}
            </Button>
            <span className={styles.restNote}>по выбору организации или для других видов деятельности</span>
          </td>
        </tr>
      )}
      {isWhole && rest.map((template) => <TemplateRow key={template.id} template={template} />)}
    </>
  )
}
