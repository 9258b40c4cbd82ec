import { counted, plural } from '@ot/text'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import type { ReactNode } from 'react'
import { useSearch, useSearchChange } from '../../../lib/routing/use-router.ts'
import type { Companies } from '../../../lib/session/session.ts'
import { useIsBelow } from '../../../lib/use-is-below.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterText } from '../../../ui/list-filters.tsx'
import { ListHead } from '../../../ui/list-head.tsx'
import { keptSearch } from '../../../ui/list-view/list-address.ts'
import { ListTools } from '../../../ui/list-view/list-tools.tsx'
import { useHiddenHeads } from '../../../ui/list-view/use-list-view.ts'
import type { CollectionRow, ListedCollection, RecordValues } from '../collection-spec.ts'
import { CollectionFilters, chosenOf } from './collection-filters.tsx'
import {
  type CollectionView,
  chosenRecords,
  collectionSearch,
  collectionView,
  recordGroups,
  WHOLE_COLLECTION,
} from './collection-view.ts'
import { RecordDialogs, type RecordSlots, useRecordSlots } from './record-dialogs.tsx'
import { RecordRows } from './record-rows.tsx'

interface RecordListProps<Field extends string, Fields extends object, Row extends CollectionRow<Field>> {
  title: string
  spec: ListedCollection<Field, Fields, Row>
  company: Companies[number]
  rows: readonly Row[]
  mayChange: boolean
  actions: ReactNode
  besides?: (rows: readonly Row[], add: (opening: Partial<RecordValues<Field>>) => void) => ReactNode
}

/** The page of a collection: its band, its records, what may be missing among them. */
export function RecordList<Field extends string, Fields extends object, Row extends CollectionRow<Field>>(
  props: RecordListProps<Field, Fields, Row>,
) {
  const { title, spec, company, rows, mayChange, actions, besides } = props
  const slots = useRecordSlots<Field, Row>()
  const adding = mayChange && (
    <Button onClick={() => slots.form.open({ row: null })}>
      <IconPlus size={20} stroke={1.6} aria-hidden="true" /> {spec.words.add}
    </Button>
  )
  return (
    <>
      {rows.length === 0 ? (
        <>
          <ListHead title={title} hint={spec.words.lead} actions={actions} primary={adding} />
          <EmptyState title="Пока что здесь пусто...">
            <p>{spec.words.empty}</p>
          </EmptyState>
        </>
      ) : (
        <Listed {...props} adding={adding} slots={slots} />
      )}
      {mayChange && besides?.(rows, (opening) => slots.form.open({ row: null, opening }))}
      <RecordDialogs spec={spec} company={company} slots={slots} />
    </>
  )
}

interface ListedProps<Field extends string, Fields extends object, Row extends CollectionRow<Field>>
  extends RecordListProps<Field, Fields, Row> {
  adding: ReactNode
  slots: RecordSlots<Field, Row>
}

/** Records are there: they can be chosen, grouped and kept as a view. */
function Listed<Field extends string, Fields extends object, Row extends CollectionRow<Field>>({
  title,
  spec,
  rows,
  mayChange,
  actions,
  adding,
  slots,
}: ListedProps<Field, Fields, Row>) {
  const { list, columns, words } = spec
  const { view, show } = useCollectionView(list.traits)
  const hidden = useHiddenHeads(list.key, columns)
  const isNarrow = useIsBelow('tablet')
  const shown = chosenRecords(rows, view, list)
  return (
    <>
      <ListHead
        title={title}
        // On a phone the name of the list needs its room: what the list is for is told where it is empty.
        hint={isNarrow ? undefined : words.lead}
        tools={<ListTools list={list.key} columns={columns} />}
        actions={actions}
        primary={adding}
        isCrowded
        search={
          <FilterText text={view.q} placeholder={list.placeholder} onText={(q) => show({ ...view, q })} />
        }
        filters={<CollectionFilters traits={list.traits} rows={rows} view={view} onChange={show} />}
        chosen={chosenOf(view, list, rows)}
        summary={<span role="status">{countText(shown.length, rows.length)}</span>}
      />
      {shown.length === 0 ? (
        <EmptyState title="Совпадений не найдено">
          <Button kind="secondary" onClick={() => show(WHOLE_COLLECTION)}>
            Показать все
          </Button>
        </EmptyState>
      ) : (
        <RecordRows
          title={title}
          spec={spec}
          groups={recordGroups(
            shown,
            list.traits.find(({ key }) => key === view.group),
          )}
          hidden={hidden}
          mayChange={mayChange}
          slots={slots}
        />
      )}
    </>
  )
}

function useCollectionView(traits: Parameters<typeof collectionView>[1]) {
  const address = useSearch()
  const changeSearch = useSearchChange()
  return {
    view: collectionView(address, traits),
    show: (next: CollectionView) =>
      void changeSearch({ ...collectionSearch(next), ...keptSearch(address) }, { replace: true }),
  }
}

/** «12 записей», «3 из 12 записей». */
function countText(shown: number, all: number): string {
  if (shown === all) return counted(all, ['запись', 'записи', 'записей'])
  return `${shown}\u00a0из\u00a0${all} ${plural(all, ['записи', 'записей', 'записей'])}`
}
