import type { LogEntry } from '@ot/contract'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { Companies } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import type { LogView } from './api/log-calls.ts'
import styles from './log.module.css'
import { LogTable } from './log-table.tsx'
import { isNarrowed, WHOLE_LOG } from './log-view.ts'

interface LogListProps {
  company: Companies[number]
  log: UseInfiniteQueryResult<InfiniteData<{ entries: LogEntry[]; total: number }>>
  view: LogView
  onShow: (view: LogView) => void
}

export function LogList({ company, log, view, onShow }: LogListProps) {
  return (
    <Loaded of={log}>
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries)
        const total = pages[0]?.total ?? 0
        if (total === 0) return <NothingFound view={view} onShow={onShow} />
        return (
          <>
            <LogTable entries={entries} timeZone={company.timeZone} />
            {log.hasNextPage && (
              <div className={styles.more}>
                <Button
                  kind="secondary"
                  isBusy={log.isFetchingNextPage}
                  onClick={() => void log.fetchNextPage()}
                >
                  Показать ещё
                </Button>
              </div>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

function NothingFound({ view, onShow }: Pick<LogListProps, 'view' | 'onShow'>) {
  if (!isNarrowed(view)) return <EmptyState title="Изменений пока не было." />
  return (
    <EmptyState title="Совпадений не найдено">
      <Button kind="secondary" onClick={() => onShow(WHOLE_LOG)}>
        Показать весь журнал
      </Button>
    </EmptyState>
  )
}
