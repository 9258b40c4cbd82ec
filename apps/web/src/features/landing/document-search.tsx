import { TRIAL_DAYS } from '@ot/domain'
import { type FormEvent, useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { typeset } from '../../lib/typeset.ts'
import styles from './document-search.module.css'
import { LIBRARY_FORMS } from './library-size.ts'

function Answer({ query }: { query: string }) {
  if (query === '') return typeset('Напишите, какой документ нужен, например «журнал вводного инструктажа».')
  return (
    <>
      {typeset(`Чтобы найти и открыть «${query}» среди более чем ${LIBRARY_FORMS} форм, `)}
      <a href={paths.register}>зарегистрируйтесь</a>
      {typeset(` — первые ${TRIAL_DAYS} дней бесплатно.`)}
    </>
  )
}

export function DocumentSearch() {
  const [query, setQuery] = useState<string | null>(null)

  function showAnswer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const asked = new FormData(event.currentTarget).get('query')
    setQuery(typeof asked === 'string' ? asked.trim() : '')
  }

  return (
    <search className={styles.band} aria-labelledby="search-title">
      {/* `dialog` outside a dialog sends nothing: the search makes no request before the scripts run either. */}
      <form className={styles.form} method="dialog" onSubmit={showAnswer}>
        <label id="search-title" htmlFor="document-query" className={styles.label}>
          {typeset('Какой документ вам нужен?')}
        </label>
        <div className={styles.line}>
          <input
            id="document-query"
            name="query"
            type="search"
            maxLength={120}
            autoComplete="off"
            placeholder="Приказ, журнал…"
          />
          <button type="submit">Найти</button>
        </div>
        <output className={styles.answer} htmlFor="document-query">
          {query !== null && <Answer query={query} />}
        </output>
      </form>
    </search>
  )
}
