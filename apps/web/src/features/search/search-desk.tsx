import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { todayIn } from '../../lib/calendar-date.ts'
import { saveFile } from '../../lib/http/save-file.ts'
import { type FoundPaper, type RecentRow, recentRows, rememberRow } from '../../lib/recent-rows.ts'
import { useRouter } from '../../lib/routing/use-router.ts'
import type { Companies } from '../../lib/session/session.ts'
import { useWork } from '../../lib/use-work.ts'
import { classNames } from '../../ui/class-names.ts'
import fieldStyles from '../../ui/field.module.css'
import { TariffText } from '../../ui/tariff-text.tsx'
import { paperFile } from './api/paper-file.ts'
import { searchQuery } from './api/search.ts'
import styles from './search.module.css'
import { foundGroups, openingGroups, stillFound } from './search-groups.ts'
import { SearchResults } from './search-results.tsx'

const WORDS_MAX = 200

interface SearchDeskProps {
  takeTyped: () => string
  /** Null: there is none yet, and nothing of its own to look through. */
  company: Companies[number] | null
  /** `isApart`: into a new tab. */
  onPick: (row: RecentRow, isApart: boolean) => void
  /** A paper has been downloaded. */
  onClose: () => void
}

/** The words, and what they find: the focus stays in the field, arrows walk the list (the combobox pattern of ARIA). */
export function SearchDesk({ company, takeTyped, onPick, onClose }: SearchDeskProps) {
  const [words, setWords] = useState('')
  const [active, setActive] = useState(0)
  const listId = useId()
  const { groups, state } = useFound(words.trim(), company)
  const rows = groups.flatMap((group) => group.rows)
  const shown = Math.min(active, rows.length - 1)
  const downloading = useDownload(company, onClose)
  const input = useRef<HTMLInputElement>(null)
  const begin = useEffectEvent(() => {
    const field = input.current
    if (field === null) return
    field.focus()
    // The field itself holds the words: a letter typed before the next drawing is added to what stands there.
    field.value = takeTyped()
    setWords(field.value)
  })
  useEffect(() => begin(), [])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const next = stepOf(event.key, shown, rows.length)
    const row = rows[shown]
    if (next !== null) setActive(next)
    else if (event.key === 'Enter' && event.shiftKey && row !== undefined && row.paper !== null)
      downloading.start(row, row.paper)
    else if (event.key === 'Enter' && row !== undefined) onPick(row, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }

  return (
    <>
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label="Что найти"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={rows.length > 0}
        aria-controls={listId}
        aria-activedescendant={rows.length > 0 ? optionId(listId, shown) : undefined}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={WORDS_MAX}
        placeholder="Фамилия, документ, раздел или действие"
        className={classNames(fieldStyles.control, styles.words)}
        defaultValue=""
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setWords(event.target.value)
          setActive(0)
        }}
      />
      <p className={styles.state} role="status">
        {downloading.failure === null ? (
          (downloading.state ?? state)
        ) : (
          <TariffText text={downloading.failure} />
        )}
      </p>
      <SearchResults
        listId={listId}
        groups={groups}
        active={shown}
        optionId={(index) => optionId(listId, index)}
        onHover={setActive}
        onPick={onPick}
        onDownload={downloading.start}
      />
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> выбрать · <kbd>Enter</kbd> открыть · <kbd>Ctrl</kbd>+<kbd>Enter</kbd> в
        новой вкладке · <kbd>Shift</kbd>+<kbd>Enter</kbd> скачать · <kbd>Esc</kbd> закрыть
      </p>
    </>
  )
}

/** A paper comes as a file from where it was found, without the list it stands in. */
function useDownload(company: Companies[number] | null, onDone: () => void) {
  const work = useWork()
  function start(row: RecentRow, paper: FoundPaper): void {
    if (company === null || work.isRunning) return
    const day = { companyId: company.id, date: todayIn(company.timeZone) }
    void work.run(async () => {
      const { bytes, name } = await paperFile(paper, row.title, day)
      saveFile(bytes, name)
      rememberRow(company.id, row)
      onDone()
    })
  }
  return { start, failure: work.failure, state: work.isRunning ? 'Готовим файл…' : null }
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** Round and round; null: the key walks nowhere. */
function stepOf(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (active - 1 + count) % count
  return null
}

const HINT = 'Люди, документы, СИЗ, заявки, происшествия, оборудование, разделы и действия. Все клавиши — «?»'

const NOTHING =
  'Ничего не нашлось. Попробуйте начало фамилии, должность, номер или слово из названия документа, СИЗ («перчатки»), раздел («медосмотры») или действие («добавить работника»).'

function useFound(words: string, company: Companies[number] | null) {
  const query = useQuery(searchQuery(company?.id ?? 0, words))
  const role = company?.role ?? null
  const router = useRouter()
  const [recent] = useState(() =>
    company === null ? [] : otherRecords(recentRows(company.id), router.place().pathname),
  )
  if (words === '') return { groups: openingGroups({ role, recent }), state: HINT }
  const { data = [], isPlaceholderData } = query
  const found = isPlaceholderData ? stillFound(words, data) : data
  const groups = foundGroups(words, { role, recent }, found)
  return { groups, state: stateText(groups.flatMap(({ rows }) => rows).length, query) }
}

/** Whoever looks for something is not looking for what he has before him; tabs of a record are pages of their own. */
function otherRecords(recent: readonly RecentRow[], path: string): readonly RecentRow[] {
  return recent.filter(({ address }) => recordOf(address) !== recordOf(path))
}

function recordOf(address: string): string {
  return /^.*\/:\d+/.exec(address)?.[0] ?? address
}

function stateText(
  count: number,
  { isFetching, error }: { isFetching: boolean; error: Error | null },
): string {
  if (error !== null)
    return 'Записи организации найти не удалось: нет ответа сервера. Измените слова, чтобы поискать ещё раз.'
  if (count > 0) return `Найдено: ${count}`
  return isFetching ? 'Ищем…' : NOTHING
}
