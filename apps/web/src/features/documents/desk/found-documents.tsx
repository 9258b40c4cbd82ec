import type { TemplateAnswer } from '@ot/contract'
import { counted } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { templateSearchQuery } from '../../../lib/company/templates.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import { TableFrame } from './table-frame.tsx'
import { TemplateRow } from './template-row.tsx'
import styles from './template-search.module.css'

const SHOWN_FIRST = 30

interface FoundDocumentsProps {
  words: string
  templates: readonly TemplateAnswer[]
}

/** All templates that have the words, needed or not; beside what the text says its place is named. */
export function FoundDocuments({ words, templates }: FoundDocumentsProps) {
  const { company } = useDocumentsScope()
  const settled = useSettled(words)
  const found = useQuery(templateSearchQuery(company.id, settled))
  return (
    <Loaded of={found}>
      {(answer) => {
        const byId = new Map(templates.map((template) => [template.id, template]))
        const rows = answer.flatMap(({ id, excerpt }) => {
          const template = byId.get(id)
          return template === undefined ? [] : [{ template, excerpt }]
        })
        return <FoundRows key={settled} words={settled} rows={rows} />
      }}
    </Loaded>
  )
}

interface FoundRowsProps {
  words: string
  rows: readonly { template: TemplateAnswer; excerpt: string | null }[]
}

function FoundRows({ words, rows }: FoundRowsProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? rows : rows.slice(0, SHOWN_FIRST)
  return (
    <>
      <p className={styles.found} role="status">
        {rows.length === 0
          ? `По словам «${words}» ничего не нашлось. Попробуйте другое слово или оставьте его начало.`
          : `Нашлось: ${counted(rows.length, ['шаблон', 'шаблона', 'шаблонов'])}`}
      </p>
      {rows.length > 0 && (
        <TableFrame label="Найденные шаблоны">
          <tbody>
            {shown.map(({ template, excerpt }) => (
              <TemplateRow key={template.id} template={template} excerpt={excerpt} />
            ))}
          </tbody>
        </TableFrame>
      )}
      {shown.length < rows.length && (
        <Button kind="secondary" onClick={() => setWhole(true)}>
          Показать ещё {rows.length - shown.length}
        </Button>
      )}
    </>
  )
}
