import type { EventAnswer } from '@ot/contract'
import { SECTION_LABELS, type Section } from '@ot/domain'
import { type CSSProperties, memo } from 'react'
import { useRecountedDays } from '../../../../lib/company/recounts.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useRecordsScope } from '../../records-scope.ts'
import { isSelectable } from '../row-selection.ts'
import { usePortions } from '../use-portions.ts'
import type { RowSelection } from '../use-row-selection.ts'
import type { SectionDeskState } from '../use-section-desk.ts'
import { SectionHeads } from './section-heads.tsx'
import { type RowWork, SectionRow } from './section-row.tsx'
import styles from './section-table.module.css'

interface SectionTableProps {
  desk: SectionDeskState
  section: Section
  mayChange: boolean
  work: RowWork
}

export function SectionTable({ desk, section, mayChange, work }: SectionTableProps) {
  const { shown, order, view, names, isCards, selection, change } = desk
  const { company } = useRecordsScope()
  const recounted = useRecountedDays(company.id)
  const { portions, rest } = usePortions(shown, order)
  return (
    <table
      className={classNames(styles.table, styles[section], !mayChange && styles.readOnly)}
      aria-label={SECTION_LABELS[section]}
    >
      <SectionHeads
        section={section}
        sort={view.sort}
        selection={mayChange ? selection : null}
        onSort={(sort) => change({ sort })}
      />
      {portions.map((portion, index) => (
        <RowPortion
          // biome-ignore lint/suspicious/noArrayIndexKey: a portion is a place in the list; its rows have keys of their own
          key={index}
          rows={portion}
          names={names}
          isCards={isCards}
          mayChange={mayChange}
          ids={selection.ids}
          type={selection.type}
          recounted={recounted}
          work={work}
        />
      ))}
      {rest > 0 && <tbody className={styles.rest} style={inRows(rest)} />}
    </table>
  )
}

interface RowPortionProps extends Pick<SectionDeskState, 'names' | 'isCards'> {
  rows: readonly EventAnswer[]
  mayChange: boolean
  work: RowWork
  ids: RowSelection['ids']
  type: RowSelection['type']
  recounted: ReadonlyMap<number, string | null>
}

/** The browser lays out only the portions in sight. */
const RowPortion = memo(function RowPortion(props: RowPortionProps) {
  const { rows, names, isCards, mayChange, ids, type, recounted, work } = props
  return (
    <tbody className={styles.portion} style={inRows(rows.length)}>
      {rows.map((row) => (
        <SectionRow
          key={row.id}
          row={row}
          name={names.get(row.employeeId) ?? row.fullname}
          isCard={isCards}
          mayChange={mayChange}
          isSelected={ids.has(row.id) && isSelectable(row, type)}
          isOfOtherKind={!isSelectable(row, type)}
          byRules={recounted.get(row.id)}
          work={work}
        />
      ))}
    </tbody>
  )
})

function inRows(count: number): CSSProperties & Record<'--rows', number> {
  return { '--rows': count }
}
