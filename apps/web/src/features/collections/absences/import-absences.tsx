import type { AbsenceImportOutcome } from '@ot/contract'
import { ABSENCE_COLUMN_NAMES, ABSENCE_COLUMNS, type AbsenceColumn } from '@ot/domain'
import { counted } from '@ot/text'
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import {
  type AbsenceMapping,
  checkAbsences,
  saveAbsencesTemplate,
  writeAbsences,
} from '../../../lib/company/absences.ts'
import { refreshAfter } from '../../../lib/stale-queries.ts'
import { useTableImport } from '../../../lib/use-table-import.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { RecordCell, RecordTable } from '../../../ui/record-table.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import styles from './import-absences.module.css'

const FILES = '.xlsx,.csv'
const WIDTH = 860
const ROWS_SHOWN = 50
const RECORDS = ['запись', 'записи', 'записей'] as const
const ACTIONS = {
  create: 'Записать',
  change: 'Изменить',
  same: 'Уже записано',
  error: 'Ошибка',
} satisfies Record<Row['action'], string>
const FIELD_CHOICES = [
  { value: null, label: 'не загружать' },
  ...ABSENCE_COLUMN_NAMES.map((value) => ({ value, label: ABSENCE_COLUMNS[value].label })),
]

type Row = AbsenceImportOutcome['rows'][number]

interface ImportAbsencesProps {
  companyId: number
}

/** A list of absences of any employees out of a table: checked first, written by the user's word. */
export function ImportAbsences({ companyId }: ImportAbsencesProps) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const table = useTableImport<AbsenceMapping | undefined, AbsenceImportOutcome>({
    nothingSaid: undefined,
    check: (file, mapping) => checkAbsences({ companyId, file, mapping }),
    write: (file, mapping, key) => writeAbsences({ companyId, file, mapping }, key),
    onAnswered: async ({ written }) => {
      if (written) close()
      await refreshAfter(client, 'absence')
    },
  })
  const { outcome, isRunning, failure } = table

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file !== undefined) table.choose(file)
  }

  function close(): void {
    table.forget()
    setOpen(false)
  }

  const toWrite = outcome?.rows.filter(({ action }) => action === 'create' || action === 'change') ?? []
  const wrong = outcome?.rows.filter(({ action }) => action === 'error') ?? []
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        <IconFileUpload size={20} stroke={1.6} aria-hidden="true" /> Загрузить из Excel
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title="Загрузка отсутствий" width={WIDTH}>
        <p>
          В таблице могут быть все работники организации: имя, причина, первый и последний день. Повторная
          загрузка того же списка ничего не изменит.{' '}
          <TextButton onClick={() => void table.run(saveAbsencesTemplate)}>Скачать шаблон</TextButton>
        </p>
        <input
          ref={input}
          type="file"
          aria-label="Файл со списком отсутствий"
          accept={FILES}
          hidden
          onChange={choose}
        />
        {outcome !== null && (
          <>
            <ColumnChoices
              columns={outcome.columns}
              onPick={(index, field) => table.sayAndCheck(withField(mappingOf(outcome), index, field))}
            />
            <p role="status">{planText(outcome)}</p>
            <Rows rows={wrong.length > 0 ? wrong : outcome.rows} />
          </>
        )}
        {failure !== null && <FormError text={failure} />}
        <DialogActions>
          <Button kind="secondary" onClick={close}>
            Закрыть
          </Button>
          <Button
            kind={outcome === null || wrong.length > 0 ? 'primary' : 'secondary'}
            isBusy={isRunning && toWrite.length === 0}
            onClick={() => input.current?.click()}
          >
            {outcome === null ? 'Выбрать файл' : 'Выбрать другой файл'}
          </Button>
          {outcome !== null && wrong.length === 0 && toWrite.length > 0 && (
            <Button isBusy={isRunning} onClick={() => table.write()}>
              Загрузить {counted(toWrite.length, RECORDS)}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  )
}

function mappingOf({ columns }: AbsenceImportOutcome): AbsenceMapping {
  return Object.fromEntries(columns.map(({ index, field }) => [String(index), field]))
}

/** One column carries a field: picked for another, it is taken from the first. */
function withField(mapping: AbsenceMapping, index: number, field: AbsenceColumn | null): AbsenceMapping {
  const rest = Object.entries(mapping).map(([at, its]) => [at, its === field ? null : its])
  return { ...Object.fromEntries(rest), [index]: field }
}

interface ColumnChoicesProps {
  columns: AbsenceImportOutcome['columns']
  onPick: (index: number, field: AbsenceColumn | null) => void
}

function ColumnChoices({ columns, onPick }: ColumnChoicesProps) {
  return (
    <div className={styles.columns}>
      {columns.map(({ index, header, field }) => {
        const frame = { id: `absence-column-${index}`, label: `Столбец «${header}»` }
        return (
          <div key={index} className={styles.column}>
            <label htmlFor={frame.id}>{frame.label}</label>
            <ChoiceControl
              frame={frame}
              choices={FIELD_CHOICES}
              value={field}
              onChange={(picked) => onPick(index, picked)}
            />
          </div>
        )
      })}
    </div>
  )
}

function Rows({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return null
  const shown = rows.slice(0, ROWS_SHOWN)
  return (
    <>
      <RecordTable label="Строки файла" heads={['Строка', 'Работник', 'Действие', 'Подробности']}>
        {shown.map(({ row, name, action, text, errors }) => (
          <tr key={row}>
            <RecordCell label="Строка">{row}</RecordCell>
            <RecordCell label="Работник">{name}</RecordCell>
            <RecordCell label="Действие">{ACTIONS[action]}</RecordCell>
            <RecordCell label="Подробности">{errors.length > 0 ? errors.join('; ') : text}</RecordCell>
          </tr>
        ))}
      </RecordTable>
      {shown.length < rows.length && (
        <p>И ещё {counted(rows.length - shown.length, ['строка', 'строки', 'строк'])}.</p>
      )}
    </>
  )
}

function planText({ rows }: AbsenceImportOutcome): string {
  const of = (action: Row['action']) => rows.filter((row) => row.action === action).length
  if (rows.length === 0) return 'В файле нет ни одной строки с работником.'
  if (of('error') > 0)
    return `С ошибками ${counted(of('error'), ['строка', 'строки', 'строк'])} из ${rows.length}. Исправьте файл и выберите его ещё раз: пока есть ошибки, не записывается ничего.`
  return `Новых: ${of('create')}, изменится: ${of('change')}, уже записано: ${of('same')}.`
}
