import { addressOf, PAGES } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { typeset } from '../../lib/typeset.ts'
import { Link } from '../../ui/link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { latestNewsQuery } from './api/news-queries.ts'
import styles from './latest-news.module.css'
import { newsDate, useNewsTimeZone } from './news-time.ts'

const SHOWN = 3

/** The last few titles, for a column beside something else. */
export function LatestNews() {
  const latest = useQuery(latestNewsQuery(SHOWN))
  const timeZone = useNewsTimeZone()
  return (
    <section className={styles.latest} aria-labelledby="latest-news">
      <h2 id="latest-news" className={styles.title}>
        Новости
      </h2>
      <Loaded of={latest} errorTitle={(code) => `Ошибка ${code}`} empty={<p>Новостей пока нет.</p>}>
        {(items) => (
          <ul className={styles.list}>
            {items.map(({ id, name, createdAt }) => (
              <li key={id}>
                <time dateTime={createdAt}>{newsDate(createdAt, timeZone)}</time>
                <Link to={addressOf(PAGES.newsItem, id)}>{typeset(name)}</Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <Link to={PAGES.news.path}>Все новости</Link>
    </section>
  )
}
