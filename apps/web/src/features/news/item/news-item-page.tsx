import { PAGES } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { failureCode } from '../../../lib/load.ts'
import { useRecordNumber } from '../../../lib/routing/use-router.ts'
import { useDocumentTitle } from '../../../lib/use-document-title.ts'
import { Link } from '../../../ui/link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { newsQuery } from '../api/news-queries.ts'
import styles from './news-item.module.css'
import { NewsItem } from './news-item.tsx'

const TITLE = 'Новость не найдена'
const NOT_FOUND = 404

export function NewsItemPage() {
  const item = useQuery(newsQuery(useRecordNumber()))
  const isMissing = item.error !== null && failureCode(item.error) === NOT_FOUND
  return (
    <Sheet>
      <p className={styles.back}>
        <Link to={PAGES.news.path}>Все новости</Link>
      </p>
      {isMissing ? (
        <NoSuchNews />
      ) : (
        <Loaded of={item} errorTitle={(code) => `Ошибка ${code}`}>
          {(news) => <NewsItem key={news.id} news={news} />}
        </Loaded>
      )}
    </Sheet>
  )
}

/** Withdrawn, or never there: the server does not tell. */
function NoSuchNews() {
  useDocumentTitle(TITLE)
  return (
    <>
      <h1>{TITLE}</h1>
      <p>Её сняли с публикации, или в адресе опечатка.</p>
    </>
  )
}
