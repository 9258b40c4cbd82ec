import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useCopying } from '../../../lib/use-copying.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { TextControl } from '../../../ui/text-control.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type OfTemplate, templateFieldsQuery } from './api/own-templates.ts'
import { fieldGroups } from './field-groups.ts'
import { FieldRow } from './field-row.tsx'
import styles from './own-template.module.css'

/** Every tag that the template may use: what it means and what it would print today. */
export function FieldsView({ of }: { of: OfTemplate }) {
  const id = useId()
  const [search, setSearch] = useState('')
  const fields = useQuery(templateFieldsQuery(of))
  const { copying, copiedText, copy } = useCopying()
  return (
    <div className={styles.fields}>
      <p className={styles.help}>
        Метку вставляют в текст вместе со скобками. Текст между <code>{'{#метка}'}</code> и{' '}
        <code>{'{/метка}'}</code> печатается, когда значение есть, между <code>{'{^метка}'}</code> и{' '}
        <code>{'{/метка}'}</code>&nbsp;— когда его нет; для списка он повторяется на каждую строку.
      </p>
      <VisuallyHidden>
        <label htmlFor={id}>Найти метку</label>
      </VisuallyHidden>
      <TextControl
        frame={{ id, label: 'Найти метку' }}
        type="search"
        value={search}
        placeholder="Найти метку по названию, смыслу или значению"
        onChange={setSearch}
      />
      <Loaded of={fields} skeleton={<PageSpinner />} errorTitle={(code) => `Ошибка ${code}`}>
        {(all) => {
          const groups = fieldGroups(all, search)
          if (groups.length === 0) return <p role="status">Такой метки нет</p>
          return groups.map(({ name, fields: own }, index) => (
            <details
              key={`${name} ${search === ''}`}
              className={styles.group}
              open={search !== '' || index === 0}
            >
              <summary>
                {name} <span className={styles.count}>{own.length}</span>
              </summary>
              <ul className={styles.rows}>
                {own.map((field) => (
                  <FieldRow
                    key={`${field.list} ${field.tag}`}
                    field={field}
                    copying={copiedText === field.tag ? copying : 'idle'}
                    onCopy={() => void copy(field.tag)}
                  />
                ))}
              </ul>
            </details>
          ))
        }}
      </Loaded>
    </div>
  )
}
