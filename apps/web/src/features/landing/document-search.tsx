import { PAGES, TRIAL_DAYS } from '@ot/domain'
import { counted } from '@ot/text'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { typeset } from '../../lib/typeset.ts'
import styles from './document-search.module.css'
import { type TitleFound, type TitleGroup, type TitleSearch, titleSearch } from './title-search.ts'

const SHOWN_FIRST = 6
const EXAMPLES = ['вводный инструктаж', 'выдача СИЗ', 'работа на высоте'] as const
const DOCUMENTS = ['документ', 'документа', 'документов'] as const

/** Looks for a document among the titles built into the page: no request is made. */
export function DocumentSearch({ library }: { library: readonly TitleGroup[] }) {
  const [asked, setAsked] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const search = useMemo(() => titleSearch(library), [library])
  const outcome = asked === null ? null : outcomeOfSearch(search, asked)

  function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked((field.current?.value ?? '').trim())
  }

  function askExample(words: string) {
    if (field.current !== null) field.current.value = words
    setAsked(words)
    field.current?.focus()
  }

  return (
    <search className={styles.band} aria-labelledby="search-title">
      {/* `dialog` outside a dialog sends nothing: the search makes no request before the scripts run either. */}
      <form className={styles.form} method="dialog" onSubmit={ask}>
        <label id="search-title" htmlFor="document-query" className={styles.label}>
          {typeset('Какой документ вам нужен?')}
        </label>
        <div className={styles.line}>
          <input
            ref={field}
            id="document-query"
            name="query"
            type="search"
            maxLength={120}
            autoComplete="off"
            placeholder="Приказ, журнал…"
            onInput={(event) => setAsked(event.currentTarget.value.trim() || null)}
          />
          <button type="submit">Найти</button>
        </div>
        <output className={styles.answer} htmlFor="document-query">
          {outcome !== null && <SearchAnswer outcome={outcome} />}
        </output>
        {outcome === null && <SearchExamples onPick={askExample} />}
        {outcome !== null && outcome.found.length > 0 && (
          <FoundTitles key={outcome.words} found={outcome.found} />
        )}
      </form>
    </search>
  )
}

/** One sentence on what was found. */
function SearchAnswer({ outcome: { words, found, unknown } }: { outcome: SearchOutcome }) {
  if (words === '') return typeset('Напишите, какой документ нужен, например «журнал вводного инструктажа».')
  if (found.length === 0) {
    return (
      <>
        {typeset(
          `В названиях документов нет «${words}». Попробуйте сказать короче или другими словами — или посмотрите `,
        )}
        <a href={PAGES.library.path}>{typeset('весь список')}</a>
        {typeset('. После регистрации поиск идёт и по тексту документов.')}
      </>
    )
  }
  const number = counted(found.length, DOCUMENTS)
  return unknown.length === 0
    ? typeset(`По словам «${words}» — ${number}.`)
    : typeset(`Слов «${unknown.join(', ')}» в названиях нет, по остальным — ${number}.`)
}

/** What may be asked for, for those who do not know where to begin. */
function SearchExamples({ onPick }: { onPick: (words: string) => void }) {
  return (
    <p className={styles.examples}>
      Например:{' '}
      {EXAMPLES.map((words) => (
        <button key={words} type="button" onClick={() => onPick(words)}>
          {words}
        </button>
      ))}
    </p>
  )
}

/** The found titles, each leading to its place among all of the library; the rest on demand. */
function FoundTitles({ found }: { found: readonly TitleFound[] }) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? found : found.slice(0, SHOWN_FIRST)
  return (
    <div className={styles.found}>
      <ul className={styles.titles}>
        {shown.map(({ title, group, address }) => (
          <li key={address}>
            <a href={address}>{typeset(title)}</a>
            <span>{typeset(group)}</span>
          </li>
        ))}
      </ul>
      {shown.length < found.length && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(true)}>
          Показать все {found.length}
        </button>
      )}
      <p className={styles.next}>
        {typeset('Чтобы заполнить документ данными вашей компании и скачать, ')}
        <a href={PAGES.register.path}>зарегистрируйтесь</a>
        {typeset(` — первые ${TRIAL_DAYS} дней бесплатно.`)}
      </p>
    </div>
  )
}

interface SearchOutcome {
  /** As they were typed; empty: nothing was. */
  words: string
  found: readonly TitleFound[]
  /** The words without which something was found, or nothing could be. */
  unknown: readonly string[]
}

/** What the search says to these words: where no title has them all, what has the others is better than nothing. */
function outcomeOfSearch(search: TitleSearch, words: string): SearchOutcome {
  const found = search.find(words)
  if (found.length > 0 || words === '') return { words, found, unknown: [] }
  const { known, unknown } = search.parted(words)
  return { words, found: search.find(known.join(' ')), unknown }
}
