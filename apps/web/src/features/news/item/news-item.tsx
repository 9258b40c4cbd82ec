import type { NewsAnswer } from '@ot/contract'
import { momentText } from '@ot/text'
import { useRef } from 'react'
import { typeset } from '../../../lib/typeset.ts'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { Notice } from '../../../ui/notice.tsx'
import { NormImpact } from '../impact/norm-impact.tsx'
import { MarkdownText } from '../markdown/markdown-text.tsx'
import { NewsMarks } from '../news-marks.tsx'
import { newsDate, useNewsTimeZone } from '../news-time.ts'
import { ItemTurns } from './item-turns.tsx'
import styles from './news-item.module.css'
import { useSwipe } from './use-swipe.ts'
import { useTurning } from './use-turning.ts'

export function NewsItem({ news }: { news: NewsAnswer }) {
  const timeZone = useNewsTimeZone()
  const turning = useTurning(news)
  const page = useRef<HTMLElement>(null)
  useSwipe(page, turning)
  useDocumentTitle(news.name)
  return (
    <article ref={page} className={styles.item}>
      <div className={styles.about}>
        <time dateTime={news.createdAt}>{momentText(news.createdAt, timeZone)}</time>
        {news.editedAt !== null && <span>изменено {newsDate(news.editedAt, timeZone)}</span>}
        <NewsMarks of={news} />
      </div>
      <h1 className={styles.title}>{typeset(news.name)}</h1>
      {!news.isVerified && (
        <div className={styles.warning}>
          <Notice kind="warning">
            Не сверено с официальным текстом: пересказано по вторичным источникам. Прежде чем менять
            документы, откройте сам акт.
          </Notice>
        </div>
      )}
      <MarkdownText text={news.content} />
      {news.norms.length > 0 && <NormImpact news={news} />}
      <ItemTurns {...turning} />
    </article>
  )
}
