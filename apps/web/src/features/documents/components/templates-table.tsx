import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { GroupSection } from '../group-sections.ts'
import { GroupHeadRow } from './group-head-row.tsx'
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
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={styles.column}>
            Документ
          </th>
          <th scope="col" className={classNames(styles.column, styles.condition)}>
            Готовность
          </th>
          <th scope="col" className={classNames(styles.column, styles.number)}>
            Зарегистрирован
          </th>
          <th scope="col" className={classNames(styles.column, styles.work)}>
            <VisuallyHidden>Действия</VisuallyHidden>
          </th>
        </tr>
      </thead>
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
    </table>
  )
}

function SectionRows({ section }: { section: GroupSection }) {
  if (section.templates.length === 0) {
    return (
      <tr>
        <td colSpan={4} className={classNames(styles.cell, styles.none)}>
          {EMPTY_GROUP}
        </td>
      </tr>
    )
  }
  return section.templates.map((template) => <TemplateRow key={template.id} template={template} />)
}
