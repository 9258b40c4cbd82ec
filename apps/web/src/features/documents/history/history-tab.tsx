import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { TemplateGroup } from '../api/templates.ts'
import { documentsText } from '../texts.ts'
import { AwaitingButton } from './awaiting-button.tsx'
import styles from './history.module.css'
import { HistoryFilters } from './history-filters.tsx'
import { HistoryTable } from './history-table.tsx'
import { PAGE_ROWS, useHistory } from './use-history.ts'

/** Everything that was ever registered: looked for by day, number, employee and state. */
export function HistoryTab({ groups }: { groups: readonly TemplateGroup[] }) {
  const { view, page, show, narrow } = useHistory()
  const isNarrowed = Object.keys(view).some((key) => key !== 'page')
  return (
    <>
      <PageHeading title="Зарегистрированные документы" />
      <HistoryFilters view={view} groups={groups} onChange={narrow} />
      <div className={styles.waiting}>
        <AwaitingButton view={view} onNarrow={narrow} />
      </div>
      <Loaded of={page} skeleton={<Skeleton rows={8} />}>
        {({ documents, total }) =>
          total === 0 ? (
            <NothingThere isNarrowed={isNarrowed} onShowAll={() => narrow({})} />
          ) : (
            <>
              <p className={styles.total} role="status">
                {documentsText(total)}
              </p>
              <HistoryTable documents={documents} />
              <Pages page={view.page ?? 1} total={total} onShow={(next) => show({ ...view, page: next })} />
            </>
          )
        }
      </Loaded>
    </>
  )
}

function NothingThere({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) {
  if (!isNarrowed) {
    return (
      <p className={styles.empty}>
        Пока что здесь пусто... Зарегистрированные документы появятся здесь с номерами и датами.
      </p>
    )
  }
  return (
    <div className={styles.empty}>
      <p>Нет документов, соответствующих выбранным условиям.</p>
      <Button kind="secondary" onClick={onShowAll}>
        Показать все
      </Button>
    </div>
  )
}

interface PagesProps {
  page: number
  total: number
  onShow: (page: number) => void
}

function Pages({ page, total, onShow }: PagesProps) {
  const last = Math.ceil(total / PAGE_ROWS)
  if (last <= 1) return null
  return (
    <nav className={styles.pages} aria-label="Страницы">
      <Button kind="secondary" disabled={page <= 1} onClick={() => onShow(page - 1)}>
        Новее
      </Button>
      <span>
        {page} из {last}
      </span>
      <Button kind="secondary" disabled={page >= last} onClick={() => onShow(page + 1)}>
        Раньше
      </Button>
    </nav>
  )
}
