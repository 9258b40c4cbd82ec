import type { ThingImportOutcome } from '@ot/contract'
import { counted } from '@ot/text'
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef } from 'react'
import { refreshAfter } from '../../../lib/stale-queries.ts'
import { useTableImport } from '../../../lib/use-table-import.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { checkThings, saveMarkedThings, saveThingsTemplate, writeThings } from '../api/things.ts'

const FILES = '.xlsx,.csv'
const ERRORS_SHOWN = 10

/** A list of equipment out of a table: checked first, written by the user's word. */
export function ImportThings({ companyId }: { companyId: number }) {
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const table = useTableImport<null, ThingImportOutcome>({
    nothingSaid: null,
    check: (file) => checkThings(companyId, file),
    write: (file, _said, key) => writeThings(companyId, file, key),
    onAnswered: async ({ written }) => {
      if (written) table.forget()
      await refreshAfter(client, ['thing', 'place'])
    },
  })
  const { file, outcome, isRunning, failure, forget } = table

  function read(event: ChangeEvent<HTMLInputElement>): void {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    if (chosen !== undefined) table.choose(chosen)
  }

  const wrong = outcome?.rows.filter(({ errors }) => errors.length > 0) ?? []
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label="Файл со списком оборудования"
        accept={FILES}
        hidden
        onChange={read}
      />
      <Button kind="secondary" isBusy={isRunning} onClick={() => input.current?.click()}>
        <IconFileUpload size={20} stroke={1.6} aria-hidden="true" /> Загрузить из Excel
      </Button>
      <DownloadButton label="Скачать шаблон" save={saveThingsTemplate} />
      {outcome === null && failure !== null && <FormError text={failure} />}
      {file !== null && outcome !== null && (
        <ConfirmDialog
          isOpen
          title={wrong.length > 0 ? 'В файле есть ошибки' : 'Загрузить оборудование?'}
          confirmLabel={wrong.length > 0 ? 'Понятно' : 'Загрузить'}
          stayLabel="Отмена"
          isBusy={isRunning}
          onConfirm={() => (wrong.length > 0 ? forget() : table.write())}
          onStay={forget}
        >
          {wrong.length > 0 ? (
            <>
              <Errors rows={wrong} />
              <DownloadButton
                label="Скачать файл с отмеченными ошибками"
                save={() => saveMarkedThings(companyId, file)}
              />
            </>
          ) : (
            <p>{planText(outcome)}</p>
          )}
          {failure !== null && <FormError text={failure} />}
        </ConfirmDialog>
      )}
    </>
  )
}

function Errors({ rows }: { rows: ThingImportOutcome['rows'] }) {
  return (
    <>
      <p>Исправьте их и загрузите файл ещё раз: записывается всё или ничего.</p>
      <ul>
        {rows.slice(0, ERRORS_SHOWN).map(({ row, name, errors }) => (
          <li key={row}>
            Строка {row}, «{name}»: {errors.join('; ')}
          </li>
        ))}
      </ul>
      {rows.length > ERRORS_SHOWN && <p>И ещё строк с ошибками: {rows.length - ERRORS_SHOWN}.</p>}
    </>
  )
}

function planText({ rows, newPlaces }: ThingImportOutcome): string {
  const of = (action: string) => rows.filter((row) => row.action === action).length
  const places = newPlaces.length === 0 ? '' : ` Новые места: ${newPlaces.join(', ')}.`
  return `Добавится ${counted(of('create'), ['запись', 'записи', 'записей'])}, изменится ${counted(of('change'), ['запись', 'записи', 'записей'])}.${places}`
}
