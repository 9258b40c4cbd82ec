import type { NewsSummary } from '@ot/contract'
import { PAGES } from '@ot/domain'
import { Link } from '@tanstack/react-router'
import { typeset } from '../../../lib/typeset.ts'
import { NewsMarks } from '../news-marks.tsx'
import { newsDate } from '../news-time.ts'
import styles from './news-feed.module.css'

export function NewsCard({ item, timeZone }: { item: NewsSummary; timeZone: string }) {
  const { id, name, shortContent, createdAt } = item
  const titleId = `news-${id}`
  const address = { to: PAGES.newsItem.path, params: { newsId: String(id) } } as const
  return (
    <li className={styles.item}>
      <article aria-labelledby={titleId}>
        <div className={styles.about}>
          <time dateTime={createdAt}>{newsDate(createdAt, timeZone)}</time>
          <NewsMarks of={item} />
        </div>
        <h2 id={titleId} className={styles.title}>
          <Link {...address}>{typeset(name)}</Link>
        </h2>
        <p className={styles.short}>{typeset(shortContent)}</p>
        <Link {...address} className={styles.more} aria-label={`Читать далее: ${name}`}>
          Читать далее
        </Link>
      </article>
    </li>
  )
}
