import { type FormEvent, useMemo, useRef, useState } from 'react'
import { typeset } from '../../lib/typeset.ts'
import styles from './document-search.module.css'
import { FoundTitles } from './found-titles.tsx'
import { SearchAnswer } from './search-answer.tsx'
import { SearchExamples } from './search-examples.tsx'
import { answerTo } from './search-outcome.ts'
import { type TitleGroup, titleSearch } from './title-search.ts'

/** Looks for a document among the titles built into the page: no request is made. */
export function DocumentSearch({ library }: { library: readonly TitleGroup[] }) {
  const [asked, setAsked] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const search = useMemo(() => titleSearch(library), [library])
  const outcome = asked === null ? null : answerTo(search, asked)

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
