import type { DocumentAnswer } from '@ot/contract'
import { DOCUMENT_FIELD_LABELS, DOCUMENT_STATUS_LABELS, PAGES } from '@ot/domain'
import { shortDate } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { type DocumentsFilter, documentsQuery } from '../../../lib/company/documents.ts'
import { fullName } from '../../../lib/company/employee-name.ts'
import { employeesQuery } from '../../../lib/company/staff.ts'
import type { TemplateGroup } from '../../../lib/company/templates.ts'
import { documentsText } from '../../../lib/document-words.ts'
import { useNavigate, useSearch } from '../../../lib/routing/use-router.ts'
import { Button } from '../../../ui/button.tsx'
import { type ChosenWords, periodWords, pickedWords } from '../../../ui/chosen-words.ts'
import { ListHead } from '../../../ui/list-head.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { CellNote, FoldedRow, RecordCell, RecordName, RecordTable } from '../../../ui/record-table.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { DocumentState } from '../document-state.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import styles from './history.module.css'
import { HistoryActions } from './history-actions.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { type HistoryView, historySearch, historyView } from './history-search.ts'

const PAGE_ROWS = 50
const HEADS = [
  DOCUMENT_FIELD_LABELS.number,
  DOCUMENT_FIELD_LABELS.name,
  DOCUMENT_FIELD_LABELS.status,
] as const

/** Everything that was ever registered: looked for by day, number, employee and state. */
export function HistoryTab({ groups }: { groups: readonly TemplateGroup[] }) {
  const { view, page, show, narrow } = useHistory()
  const words = useChosenWords(view, groups)
  const narrowing = Object.keys(view).filter((key) => key !== 'page')
  return (
    <>
      <ListHead
        title="Зарегистрированные документы"
        filters={<HistoryFilters view={view} groups={groups} onChange={narrow} />}
        chosen={words}
        switched={[view.awaiting === true ? 'ждут подписи' : null]}
        actions={<AwaitingButton view={view} onNarrow={narrow} />}
        summary={
          page.data !== undefined &&
          page.data.total > 0 && <span role="status">{documentsText(page.data.total)}</span>
        }
      />
      <Loaded of={page} skeleton={<Skeleton rows={8} />}>
        {({ documents, total }) =>
          total === 0 ? (
            <NothingThere isNarrowed={narrowing.length > 0} onShowAll={() => narrow({})} />
          ) : (
            <>
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

interface AwaitingButtonProps {
  view: HistoryView
  onNarrow: (next: HistoryView) => void
}

/** How many of all registered documents nobody has marked as signed, and the way to them. */
function AwaitingButton({ view, onNarrow }: AwaitingButtonProps) {
  const { company } = useDocumentsScope()
  const count = useQuery(documentsQuery(company.id, { awaiting: 'true', page: '1', limit: '1' })).data?.total
  const { awaiting, ...rest } = view
  if (awaiting === true) {
    return (
      <Button kind="secondary" onClick={() => onNarrow(rest)}>
        Показать и подписанные
      </Button>
    )
  }
  if (count === undefined || count === 0) return null
  return (
    <Button kind="secondary" onClick={() => onNarrow({ awaiting: true })}>
      Ждут подписи: {count}
    </Button>
  )
}

function HistoryTable({ documents }: { documents: readonly DocumentAnswer[] }) {
  return (
    <RecordTable label="Зарегистрированные документы" heads={HEADS} hasActions>
      {documents.map((document) => (
        <FoldedRow key={document.id}>
          <RecordCell label={HEADS[0]} isShort className={styles.number}>
            №&nbsp;{document.number}{' '}
            <time dateTime={document.date} className={styles.date}>
              от {shortDate(document.date)}
            </time>
          </RecordCell>
          <RecordName unfolds note={document.subject !== null && <CellNote>{document.subject}</CellNote>}>
            {document.name}
          </RecordName>
          <RecordCell label={HEADS[2]} isShort className={styles.state}>
            <DocumentState document={document} />
          </RecordCell>
          <HistoryActions document={document} />
        </FoldedRow>
      ))}
    </RecordTable>
  )
}

function useChosenWords(view: HistoryView, groups: readonly TemplateGroup[]): ChosenWords {
  const { company } = useDocumentsScope()
  const { number = '', employee, ofGroup, status, from = null, to = null } = view
  const staff = useQuery(employeesQuery(company.id)).data ?? []
  const person = staff.find(({ id }) => id === employee)
  return [
    pickedWords('номер', number === '' ? null : number),
    person === undefined ? null : `работник ${fullName(person)}`,
    pickedWords('группа', groups.find(({ id }) => id === ofGroup)?.name),
    pickedWords('состояние', status && DOCUMENT_STATUS_LABELS[status]),
    periodWords(from, to),
  ]
}

/** The register as the address has it: which part is shown, and its rows. */
function useHistory() {
  const { company } = useDocumentsScope()
  const view = historyView(useSearch())
  const navigate = useNavigate()
  const page = useQuery(documentsQuery(company.id, filterOf(view)))

  function show(next: HistoryView): void {
    void navigate({
      to: PAGES.documentsMain.path,
      search: historySearch(next),
      replace: true,
      resetScroll: false,
    })
  }

  return { view, page, show, narrow: (next: HistoryView) => show({ ...next, page: 1 }) }
}

function filterOf({ ofGroup, employee, awaiting, page = 1, ...rest }: HistoryView): DocumentsFilter {
  return {
    ...rest,
    ...(ofGroup === undefined ? {} : { group: ofGroup }),
    ...(awaiting === true ? { awaiting: 'true' as const } : {}),
    ...(employee === undefined ? {} : { employeeId: String(employee) }),
    page: String(page),
    limit: String(PAGE_ROWS),
  }
}
