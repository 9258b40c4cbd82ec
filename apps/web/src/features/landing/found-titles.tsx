import { PAGES, TRIAL_DAYS } from '@ot/domain'
import { useState } from 'react'
import { typeset } from '../../lib/typeset.ts'
import styles from './found-titles.module.css'
import type { TitleFound } from './title-search.ts'

const SHOWN_FIRST = 6

/** The found titles, each leading to its place among all of the library; the rest on demand. */
export function FoundTitles({ found }: { found: readonly TitleFound[] }) {
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
