import type { MemoSummary } from '@ot/contract'
import {
  MEMO_FIELD_LABELS,
  MEMO_STATUS_LABELS,
  MEMO_STATUSES,
  PAGES,
  SECTION_LABELS,
  SECTIONS,
} from '@ot/domain'
import { useEffect, useRef } from 'react'
import { useNavigate, useSearch } from '../../../../lib/routing/use-router.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceControl } from '../../../../ui/choice-control.tsx'
import { pickedWords } from '../../../../ui/chosen-words.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Field } from '../../../../ui/field.tsx'
import { ListHead } from '../../../../ui/list-head.tsx'
import { keptSearch } from '../../../../ui/list-view/list-address.ts'
import { ListTools } from '../../../../ui/list-view/list-tools.tsx'
import { MemoDialogs } from '../dialog/memo-dialogs.tsx'
import { useMemoOpening } from '../use-memo-opening.ts'
import { MEMO_LIST_COLUMNS, MemoTable } from './memo-table.tsx'
import { MEMOS_TITLE, memoCount } from './memo-texts.ts'
import styles from './registry.module.css'
import { type MemosView, memosSearch, memosView, shownMemos } from './registry-view.ts'

const ALL = { value: null, label: 'все' } as const
const SECTION_CHOICES = [ALL, ...SECTIONS.map((value) => ({ value, label: SECTION_LABELS[value] }))]
const STATUS_CHOICES = [ALL, ...MEMO_STATUSES.map((value) => ({ value, label: MEMO_STATUS_LABELS[value] }))]

export function MemoRegistry({ memos }: { memos: readonly MemoSummary[] }) {
  const { view, change } = useRegistryView()
  const opening = useMemoOpening()
  useAskedMemo((id) => void opening.show(id))
  const shown = shownMemos(memos, view)
  return (
    <>
      <ListHead
        title={MEMOS_TITLE}
        tools={<ListTools list="notificationsMemos" columns={MEMO_LIST_COLUMNS} />}
        filters={<Filters view={view} onChange={change} />}
        chosen={[
          pickedWords('раздел', view.section && SECTION_LABELS[view.section]),
          pickedWords('статус', view.status && MEMO_STATUS_LABELS[view.status]),
        ]}
        summary={<span role="status">{memoCount(shown.length, memos.length)}</span>}
      />
      {shown.length === 0 ? (
        <EmptyState title="Нет заявок, соответствующих выбранным фильтрам.">
          <Button kind="secondary" onClick={() => change({ section: null, status: null })}>
            Показать все
          </Button>
        </EmptyState>
      ) : (
        <MemoTable memos={shown} onOpen={(id) => void opening.show(id)} />
      )}
      <MemoDialogs of={opening} />
    </>
  )
}

interface FiltersProps {
  view: MemosView
  onChange: (next: MemosView) => void
}

function Filters({ view, onChange }: FiltersProps) {
  const section = { id: 'memos-section', label: MEMO_FIELD_LABELS.memoSection }
  const status = { id: 'memos-status', label: MEMO_FIELD_LABELS.status }
  return (
    <>
      <div className={styles.filter}>
        <Field {...section} isInline>
          <ChoiceControl
            frame={section}
            choices={SECTION_CHOICES}
            value={view.section}
            onChange={(value) => onChange({ ...view, section: value })}
          />
        </Field>
      </div>
      <div className={styles.filter}>
        <Field {...status} isInline>
          <ChoiceControl
            frame={status}
            choices={STATUS_CHOICES}
            value={view.status}
            onChange={(value) => onChange({ ...view, status: value })}
          />
        </Field>
      </div>
    </>
  )
}

/** A notification leads to a memo: it is taken over from the address once. */
function useAskedMemo(open: (id: number) => void): void {
  const search = useSearch()
  const asked = typeof search.memo === 'number' ? search.memo : null
  const taken = useRef<number | null>(null)
  const navigate = useNavigate()
  useEffect(() => {
    if (asked === taken.current) return
    taken.current = asked
    if (asked === null) return
    open(asked)
    const rest = { ...memosSearch(memosView(search)), ...keptSearch(search) }
    void navigate({ to: PAGES.notificationsMemos.path, search: rest, replace: true, resetScroll: false })
  })
}

function useRegistryView() {
  const search = useSearch()
  const view = memosView(search)
  const navigate = useNavigate()
  function change(next: MemosView): void {
    void navigate({
      to: PAGES.notificationsMemos.path,
      search: { ...memosSearch(next), ...keptSearch(search) },
      replace: true,
      resetScroll: false,
    })
  }
  return { view, change }
}
