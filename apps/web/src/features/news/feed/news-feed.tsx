import type { NewsSummary } from '@ot/contract'
import { addressOf, PAGES } from '@ot/domain'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Load } from '../../../lib/load.ts'
import { typeset } from '../../../lib/typeset.ts'
import { Link } from '../../../ui/link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { newsFeedQuery } from '../api/news-queries.ts'
import { NewsMarks } from '../news-marks.tsx'
import { newsDate, useNewsTimeZone } from '../news-time.ts'
import { FeedEnd } from './feed-end.tsx'
import styles from './news-feed.module.css'

const EMPTY = 'Пока что нет новостей, но скоро обязательно что-то появится.'
const NOTHING_FOUND = 'Ничего не нашлось. Попробуйте другие слова.'

export function NewsFeed({ words }: { words: string }) {
  const feed = useInfiniteQuery(newsFeedQuery(words))
  const timeZone = useNewsTimeZone()
  const items = feed.data && distinct(feed.data.pages.flatMap((page) => page.items))
  const load: Load<NewsSummary[]> = { data: items, error: feed.error, refetch: feed.refetch }
  return (
    <Loaded
      of={load}
      errorTitle={(code) => `Ошибка ${code}`}
      empty={<p>{words === '' ? EMPTY : NOTHING_FOUND}</p>}
    >
      {(loaded) => (
        <>
          <ul className={styles.list}>
            {loaded.map((item) => (
              <NewsCard key={item.id} item={item} timeZone={timeZone} />
            ))}
          </ul>
          <FeedEnd
            loaded={loaded.length}
            hasMore={feed.hasNextPage}
            isFetching={feed.isFetchingNextPage}
            error={feed.isFetchNextPageError ? feed.error : null}
            onMore={() => void feed.fetchNextPage()}
          />
        </>
      )}
    </Loaded>
  )
}

/** What came out while the list was read pushes the rest down: the next page begins with what the last one ended with. */
function distinct(items: readonly NewsSummary[]): NewsSummary[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

function NewsCard({ item, timeZone }: { item: NewsSummary; timeZone: string }) {
  const { id, name, shortContent, createdAt } = item
  const titleId = `news-${id}`
  const address = addressOf(PAGES.newsItem, id)
  return (
    <li className={styles.item} data-list-row>
      <article aria-labelledby={titleId}>
        <div className={styles.about}>
          <time dateTime={createdAt}>{newsDate(createdAt, timeZone)}</time>
          <NewsMarks of={item} />
        </div>
        <h2 id={titleId} className={styles.title}>
          <Link to={address}>{typeset(name)}</Link>
        </h2>
        <p className={styles.short}>{typeset(shortContent)}</p>
        <Link to={address} className={styles.more} aria-label={`Читать далее: ${name}`}>
          Читать далее
        </Link>
      </article>
    </li>
  )
}
