import type { DispatchSummary } from '@ot/contract'
import {
  DISPATCH_PURPOSE_LABELS,
  DISPATCH_STATUS_LABELS,
  DISPATCH_STATUSES,
  type DispatchStatus,
  PAGES,
} from '@ot/domain'
import { counted } from '@ot/text'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { pickedWords } from '../../../ui/chosen-words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { FilterChoice } from '../../../ui/list-filters.tsx'
import { ListHead } from '../../../ui/list-head.tsx'
import { ListTools } from '../../../ui/list-view/list-tools.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { dispatchesQuery, dispatchQuery, REGISTRY_PAGE } from '../api/dispatches.ts'
import { DispatchCard } from '../card/dispatch-card.tsx'
import { useDispatchesScope } from '../dispatches-scope.ts'
import { NewDispatchDialog } from '../new/new-dispatch-dialog.tsx'
import { DISPATCH_COLUMNS, DispatchTable } from './dispatch-table.tsx'
import styles from './registry.module.css'
import { useRegistry } from './use-registry.ts'

const WIDTH = 980

const CHOICES = [
  { value: null, label: 'Любое состояние' },
  ...DISPATCH_STATUSES.map((value) => ({ value, label: DISPATCH_STATUS_LABELS[value] })),
]

export function DispatchRegistry() {
  const { company, maySend } = useDispatchesScope()
  const registry = useRegistry()
  const { status, creation, opened } = registry
  const [pages, setPages] = useState(1)
  const list = useQuery(dispatchesQuery(company.id, status, pages))
  const isEmpty = status === null && (list.data?.total ?? 0) === 0
  return (
    <>
      <ListHead
        title="Отправка документов"
        tools={isEmpty ? undefined : <ListTools list="documentsRegistry" columns={DISPATCH_COLUMNS} />}
        actions={
          <Link to={PAGES.documentsMain.path} className={buttonClass('quiet')}>
            К документам
          </Link>
        }
        primary={
          maySend && (
            <Button onClick={() => creation.open([])}>
              <IconSend size={18} stroke={1.6} aria-hidden="true" /> Отправить документы
            </Button>
          )
        }
        filters={
          isEmpty ? undefined : (
            <FilterChoice label="Состояние" choices={CHOICES} value={status} onChange={registry.filter} />
          )
        }
        chosen={[pickedWords('состояние', status && DISPATCH_STATUS_LABELS[status])]}
        summary={isEmpty || list.data === undefined ? undefined : dispatchesText(list.data.total)}
      />
      {registry.sentNotice !== null && (
        <div className={styles.sent}>
          <Notice kind="success" role="status">
            {registry.sentNotice}
          </Notice>
        </div>
      )}
      <Loaded of={list}>
        {({ rows }) => (
          <Rows rows={rows} status={status} onOpen={opened.open} onShowAll={() => registry.filter(null)} />
        )}
      </Loaded>
      {(list.data?.total ?? 0) > pages * REGISTRY_PAGE && (
        <div className={styles.more}>
          <Button kind="secondary" isBusy={list.isPlaceholderData} onClick={() => setPages(pages + 1)}>
            Показать ещё
          </Button>
        </div>
      )}
      {creation.about !== null && (
        <NewDispatchDialog
          key={`new-${creation.opening}`}
          documentIds={creation.about}
          isOpen={creation.isOpen}
          onClose={creation.close}
          onSent={registry.sent}
        />
      )}
      {opened.about !== null && (
        <DispatchDialog
          key={`card-${opened.opening}`}
          id={opened.about}
          isOpen={opened.isOpen}
          onClose={opened.close}
        />
      )}
    </>
  )
}

interface RowsProps {
  rows: readonly DispatchSummary[]
  status: DispatchStatus | null
  onOpen: (id: number) => void
  onShowAll: () => void
}

function Rows({ rows, status, onOpen, onShowAll }: RowsProps) {
  if (rows.length > 0) return <DispatchTable dispatches={rows} onOpen={onOpen} />
  if (status === null) return <NoDispatches />
  return (
    <EmptyState title="Нет отправок, соответствующих выбранному состоянию.">
      <Button kind="secondary" onClick={onShowAll}>
        Показать все
      </Button>
    </EmptyState>
  )
}

function dispatchesText(total: number): string {
  return counted(total, ['отправка', 'отправки', 'отправок'])
}

interface DispatchDialogProps {
  id: number
  isOpen: boolean
  onClose: () => void
}

/** One dispatch: who has opened, who has read, who has not. */
function DispatchDialog({ id, isOpen, onClose }: DispatchDialogProps) {
  const dispatch = useQuery({ ...dispatchQuery(id), enabled: isOpen })
  const purpose = dispatch.data?.purpose
  const title =
    purpose === undefined ? 'Отправка' : `Отправка: ${DISPATCH_PURPOSE_LABELS[purpose].toLowerCase()}`
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} width={WIDTH}>
      <Loaded of={dispatch}>{(loaded) => <DispatchCard dispatch={loaded} />}</Loaded>
    </Dialog>
  )
}

function NoDispatches() {
  return (
    <EmptyState title="Пока что здесь пусто...">
      <p>
        Отправляют зарегистрированные <Link to={PAGES.documentsMain.path}>документы</Link>: каждый получатель
        читает их по личной ссылке из письма и отмечает «Ознакомлен». Здесь видно, кто открыл, кто ознакомился
        и кто ещё нет.
      </p>
    </EmptyState>
  )
}
