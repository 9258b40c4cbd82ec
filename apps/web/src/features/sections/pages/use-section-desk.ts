import type { EventAnswer } from '@ot/contract'
import { type ListKey, type Section, type SectionPlace, sectionPath, sortRows } from '@ot/domain'
import { useMemo } from 'react'
import { fullName, shortName } from '../../../lib/company/employee-name.ts'
import { useNavigate, useSearch } from '../../../lib/routing/use-router.ts'
import { useIsBelow } from '../../../lib/use-is-below.ts'
import { useTypedText } from '../../../lib/use-typed-text.ts'
import { keptSearch } from '../../../ui/list-view/list-address.ts'
import { useHiddenColumns } from '../../../ui/list-view/use-list-view.ts'
import { HIDEABLE_COLUMNS } from '../section-specs.ts'
import type { LoadedSection } from './api/use-section-rows.ts'
import { filterRows } from './row-filter.ts'
import { groupRows } from './row-groups.ts'
import { isSectionFiltered, type SectionView, sectionView, viewSearch, WHOLE_VIEW } from './section-view.ts'
import { rowCount } from './texts.ts'
import { useRowSelection } from './use-row-selection.ts'

const EVERY_DEPARTMENT = { value: null, label: 'Все отделы' }
const EVERY_EMPLOYEE = { value: null, label: 'Все работники' }

/** What the page shows of a section in this view, and what is selected of it. */
export function useSectionDesk(place: SectionPlace, section: Section, loaded: LoadedSection) {
  const { departments, employees, rows } = loaded
  const { view, change } = useSectionView(place, section)
  const { typed, setTyped } = useTypedText(view.text, (text) => change({ text }))
  const isCards = useIsBelow('tablet')
  const hidden = useHiddenColumns(sectionListKey(place, section), HIDEABLE_COLUMNS[section])

  const shownView = useMemo(() => ({ ...view, text: typed }), [view, typed])
  const { rows: filtered, byState } = useMemo(() => filterRows(rows, shownView), [rows, shownView])
  const { rows: shown, heads } = useMemo(
    () => groupRows(sortRows<EventAnswer>(filtered, view.sort), view.group),
    [filtered, view.sort, view.group],
  )
  const selection = useRowSelection(rows, shown)

  const names = useMemo(
    () => new Map(employees.map((one) => [one.id, isCards ? shortName(one) : fullName(one)])),
    [employees, isCards],
  )
  const departmentChoices = useMemo(
    () => [EVERY_DEPARTMENT, ...departments.map(({ id, name }) => ({ value: id, label: name }))],
    [departments],
  )
  const employeeChoices = useMemo(() => {
    const { departmentId } = view
    const there = employees.filter((one) => departmentId === null || one.employeeGroupId === departmentId)
    return [EVERY_EMPLOYEE, ...there.map((one) => ({ value: one.id, label: fullName(one) }))]
  }, [employees, view])

  function reset(): void {
    setTyped('')
    change({ ...WHOLE_VIEW, sort: view.sort, group: view.group })
  }

  return {
    place,
    section,
    loaded,
    view,
    typed,
    isCards,
    hidden,
    shown,
    heads,
    byState,
    selection,
    isFiltered: isSectionFiltered(shownView),
    names,
    departmentChoices,
    employeeChoices,
    /** Names these rows in this order. */
    order: JSON.stringify(shownView),
    summary: rowCount(section, shown.length, rows.length),
    change,
    setTyped,
    reset,
  }
}

export type SectionDeskState = ReturnType<typeof useSectionDesk>

/** What the list of a page is called where views are saved. */
export function sectionListKey(place: SectionPlace, section: Section): ListKey {
  return place === 'register' ? `${section}Register` : `${section}Due`
}

/** The filters and the order of the rows, as the address has them. */
function useSectionView(place: SectionPlace, section: Section) {
  const search = useSearch()
  const view = useMemo(() => sectionView(section, search), [section, search])
  const navigate = useNavigate()
  function change(next: Partial<SectionView>): void {
    void navigate({
      to: sectionPath(place, section),
      search: { ...viewSearch({ ...view, ...next }), ...keptSearch(search) },
      replace: true,
      resetScroll: false,
    })
  }
  return { view, change }
}
