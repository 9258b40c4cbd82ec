import { failureTitle } from '../../../lib/load.ts'
import { useSentinel } from '../../../lib/use-sentinel.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './news-feed.module.css'

interface FeedEndProps {
  loaded: number
  hasMore: boolean
  isFetching: boolean
  error: Error | null
  onMore: () => void
}

/** Reaching it brings the next page. */
export function FeedEnd({ loaded, hasMore, isFetching, error, onMore }: FeedEndProps) {
  const sentinel = useSentinel(loaded, () => {
    if (hasMore && !isFetching && error === null) onMore()
  })
  return (
    <div className={styles.end} role="status">
      {error !== null && !isFetching && (
        <>
          <p className={styles.error}>{failureTitle(error, (code) => `Ошибка ${code}`)}</p>
          <Button kind="secondary" onClick={onMore}>
            Повторить
          </Button>
        </>
      )}
      {isFetching && (
        <>
          <Spinner size={20} />
          <VisuallyHidden>Загрузка…</VisuallyHidden>
        </>
      )}
      {!hasMore && error === null && <p>Вы прочитали все новости</p>}
      <div ref={sentinel} className={styles.sentinel} aria-hidden="true" />
    </div>
  )
}
