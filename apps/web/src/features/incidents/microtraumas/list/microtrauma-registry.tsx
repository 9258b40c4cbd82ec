import type { MicrotraumaSummary } from '@ot/contract'
import { addressOf, MICROTRAUMA_STATUS_LABELS, MICROTRAUMA_STATUSES, PAGES } from '@ot/domain'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useNavigate, useSearch } from '../../../../lib/routing/use-router.ts'
import { Button } from '../../../../ui/button.tsx'
import { pickedWords, soughtWords } from '../../../../ui/chosen-words.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FilterChoice, FilterText } from '../../../../ui/list-filters.tsx'
import { ListHead } from '../../../../ui/list-head.tsx'
import { keptSearch } from '../../../../ui/list-view/list-address.ts'
import { ListTools } from '../../../../ui/list-view/list-tools.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { searchOf } from '../../fields/filter-values.ts'
import { YearFilter } from '../../fields/year-filter.tsx'
import { useIncidentsScope } from '../../incidents-scope.ts'
import { JournalDialog } from '../../journal/journal-dialog.tsx'
import styles from '../../list/registry.module.css'
import { MICROTRAUMA_JOURNAL } from '../api/microtrauma-papers.ts'
import { type MicrotraumasFilter, microtraumasQuery } from '../api/microtraumas.ts'
import { MicrotraumaDialog } from '../forms/registration-dialog.tsx'
import { MICROTRAUMA_COLUMNS, MicrotraumaTable } from './microtrauma-table.tsx'
import { microtraumasView } from './microtraumas-view.ts'

const STATUSES = [
  { value: null, label: 'Любое состояние' },
  ...MICROTRAUMA_STATUSES.map((value) => ({ value, label: MICROTRAUMA_STATUS_LABELS[value] })),
]

const EVERYTHING: MicrotraumasFilter = { status: null, year: null, q: '' }

export function MicrotraumaRegistry() {
  const { company, mayChange } = useIncidentsScope()
  const [isAdding, setAdding] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const address = useSearch()
  const view = microtraumasView(address)
  const navigate = useNavigate()
  const show = useCallback(
    (next: MicrotraumasFilter) => {
      const search = { ...searchOf(next), ...keptSearch(address) }
      void navigate({ to: PAGES.microtraumas.path, search, replace: true, resetScroll: false })
    },
    [navigate, address],
  )
  const list = useQuery(microtraumasQuery(company.id, view))
  const isNarrowed = Object.keys(searchOf(view)).length > 0
  const isEmpty = !isNarrowed && list.data?.length === 0
  return (
    <>
      <ListHead
        title="Микротравмы"
        tools={isEmpty ? undefined : <ListTools list="microtraumas" columns={MICROTRAUMA_COLUMNS} />}
        actions={
          !isEmpty && (
            <Button kind="secondary" onClick={() => setPrinting(true)}>
              Журнал
            </Button>
          )
        }
        primary={
          mayChange && (
            <Button onClick={() => setAdding(true)}>
              <IconPlus size={18} stroke={1.8} aria-hidden="true" /> Записать микротравму
            </Button>
          )
        }
        filters={isEmpty ? undefined : <MicrotraumaFilters view={view} onChange={show} />}
        chosen={[
          soughtWords(view.q),
          pickedWords('состояние', view.status && MICROTRAUMA_STATUS_LABELS[view.status]),
          pickedWords('год', view.year),
        ]}
      />
      <Loaded of={list}>
        {(microtraumas) => (
          <Microtraumas microtraumas={microtraumas} isEmpty={isEmpty} onShowAll={() => show(EVERYTHING)} />
        )}
      </Loaded>
      <MicrotraumaDialog
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onRegistered={({ id }) =>
          void navigate({ to: addressOf(PAGES.microtrauma, id), ignoreBlocker: true })
        }
      />
      <JournalDialog journal={MICROTRAUMA_JOURNAL} isOpen={isPrinting} onClose={() => setPrinting(false)} />
    </>
  )
}

interface MicrotraumasProps {
  microtraumas: readonly MicrotraumaSummary[]
  isEmpty: boolean
  onShowAll: () => void
}

function Microtraumas({ microtraumas, isEmpty, onShowAll }: MicrotraumasProps) {
  if (microtraumas.length > 0)
    return (
      <>
        <MicrotraumaTable microtraumas={microtraumas} />
        <p className={styles.kept}>
          Запись нельзя удалить, её можно только отменить с указанием причины: номер остаётся занятым.
        </p>
      </>
    )
  if (isEmpty)
    return (
      <EmptyState title="Микротравм не записано.">
        <p>
          Ссадины, ушибы и порезы, с которыми человек продолжил работать, тоже рассматривают: по статье 226 ТК
          РФ их причины подсказывают, где случится настоящее несчастье. На рассмотрение — три дня.
        </p>
      </EmptyState>
    )
  return (
    <EmptyState title="Нет микротравм, соответствующих выбранным фильтрам.">
      <Button kind="secondary" onClick={onShowAll}>
        Показать все микротравмы
      </Button>
    </EmptyState>
  )
}

interface MicrotraumaFiltersProps {
  view: MicrotraumasFilter
  onChange: (view: MicrotraumasFilter) => void
}

function MicrotraumaFilters({ view, onChange }: MicrotraumaFiltersProps) {
  return (
    <>
      <FilterText
        text={view.q}
        placeholder="Фамилия, место или характер"
        onText={(q) => onChange({ ...view, q })}
      />
      <FilterChoice
        label="Состояние"
        choices={STATUSES}
        value={view.status}
        onChange={(status) => onChange({ ...view, status })}
      />
      <YearFilter label="Год записи" year={view.year} onChange={(year) => onChange({ ...view, year })} />
    </>
  )
}
