import type { ImportOutcome } from '@ot/contract'
import { IMPORT_FIELD_LABELS, IMPORT_FIELDS, type ImportField } from '@ot/domain'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import type { Choice } from '../../../ui/choices.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Notice } from '../../../ui/notice.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type ColumnFields, columnLetters, type FileColumn, fileColumns, withField } from '../file-columns.ts'
import { columnsText, lackingText } from '../texts.ts'
import tables from './import-table.module.css'
import { Step } from './step.tsx'

interface ColumnsStepProps {
  outcome: ImportOutcome
  said: ColumnFields
  onSay: (fields: ColumnFields) => void
}

/** What the columns of the file carry, as recognised and as the user has it. */
export function ColumnsStep({ outcome, said, onSay }: ColumnsStepProps) {
  const [isOpen, setOpen] = useState(true)
  const columns = fileColumns(outcome.columns, said)
  const loaded = columns.filter(({ chosen }) => chosen !== null)
  return (
    <Step
      title="Столбцы"
      summary={columnsText(columns.length, loaded.length)}
      action={
        <Button kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Свернуть' : 'Показать'}
        </Button>
      }
    >
      {outcome.lacking.length > 0 && <Notice kind="warning">{lackingText(outcome.lacking)}</Notice>}
      {isOpen && (
        <table className={tables.table} aria-label="Столбцы файла">
          <thead>
            <tr>
              <th scope="col" className={tables.column}>
                Столбец файла
              </th>
              <th scope="col">Что в нём записано</th>
              <th scope="col" className={tables.control}>
                Куда загрузить
              </th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column) => (
              <ColumnRow
                key={column.key}
                column={column}
                choices={fieldChoices(column, loaded)}
                onPick={(field) => onSay(withField(said, column.key, field))}
              />
            ))}
          </tbody>
        </table>
      )}
    </Step>
  )
}

interface ColumnRowProps {
  column: FileColumn
  choices: readonly Choice<ImportField | null>[]
  onPick: (field: ImportField | null) => void
}

function ColumnRow({ column, choices, onPick }: ColumnRowProps) {
  const { index, header, samples, chosen } = column
  const frame = {
    id: `import-column-${index}`,
    label: `Куда загрузить столбец ${columnLetters(index)} ${header}`.trim(),
  }
  return (
    <tr>
      <th scope="row" className={classNames(chosen === null && tables.out)}>
        <span className={tables.header}>
          <span className={tables.letters}>{columnLetters(index)}</span>
          <span>{header === '' ? 'без заголовка' : header}</span>
        </span>
      </th>
      <td className={tables.samples}>{samples.filter((sample) => sample !== '').join(' · ')}</td>
      <td>
        <VisuallyHidden>
          <label htmlFor={frame.id}>{frame.label}</label>
        </VisuallyHidden>
        <ChoiceControl frame={frame} choices={choices} value={chosen} onChange={onPick} />
      </td>
    </tr>
  )
}

/** A field that another column carries says so: picked here, it is taken from there. */
function fieldChoices(
  column: FileColumn,
  loaded: readonly FileColumn[],
): readonly Choice<ImportField | null>[] {
  const carrier = new Map(loaded.map(({ chosen, index }) => [chosen, index]))
  const fields = IMPORT_FIELDS.map((field) => {
    const label = IMPORT_FIELD_LABELS[field]
    const its = carrier.get(field)
    const isElsewhere = its !== undefined && its !== column.index
    return { value: field, label: isElsewhere ? `${label} — сейчас столбец ${columnLetters(its)}` : label }
  })
  return [{ value: null, label: 'не загружать' }, ...fields]
}
