import type { NewsAnswer } from '@ot/contract'
import { momentText } from '@ot/text'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { useRef } from 'react'
import { typeset } from '../../../lib/typeset.ts'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NormImpact } from '../impact/norm-impact.tsx'
import { MarkdownText } from '../markdown/markdown-text.tsx'
import { NewsMarks } from '../news-marks.tsx'
import { newsDate, useNewsTimeZone } from '../news-time.ts'
import styles from './news-item.module.css'
import { useSwipe } from './use-swipe.ts'
import { type Turning, useTurning } from './use-turning.ts'

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

/** To the newer and to the older item. */
function ItemTurns({ toPrevious, toNext, isFailed }: Turning) {
  return (
    <nav className={styles.turns} aria-label="Соседние новости">
      <Button kind="secondary" disabled={toPrevious === null} onClick={() => toPrevious?.()}>
        <IconArrowLeft size={18} stroke={1.6} aria-hidden="true" /> Предыдущая
      </Button>
      <Button kind="secondary" disabled={toNext === null} onClick={() => toNext?.()}>
        Следующая <IconArrowRight size={18} stroke={1.6} aria-hidden="true" />
      </Button>
      {isFailed && (
        <p role="alert" className={styles.failure}>
          Err: ошибка при загрузке данных
        </p>
      )}
    </nav>
  )
}
