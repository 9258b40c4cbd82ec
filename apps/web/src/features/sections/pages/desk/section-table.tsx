import type { EventAnswer } from '@ot/contract'
import { SECTION_LABELS, type Section } from '@ot/domain'
import { type CSSProperties, Fragment, memo } from 'react'
import { useRecountedDays } from '../../../../lib/company/recounts.ts'
import { useIsPrinting } from '../../../../lib/use-is-printing.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useRecordsScope } from '../../records-scope.ts'
import { COLUMN_KEYS, SECTION_SPECS } from '../../section-specs.ts'
import type { RowGroup } from '../row-groups.ts'
import { isSelectable } from '../row-selection.ts'
import { rowWords } from '../row-texts.ts'
import { useNearPortions } from '../use-near-portions.ts'
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
  const { shown, heads, order, view, names, isCards, hidden, selection, change } = desk
  const { company, today } = useRecordsScope()
  const recounted = useRecountedDays(company.id)
  const isPrinting = useIsPrinting()
  const { portions, rest } = usePortions(shown, order, isPrinting)
  const { watch, isFull } = useNearPortions(order)
  return (
    <table
      className={classNames(styles.table, styles[section], !mayChange && styles.readOnly)}
      data-gone={goneColumns(section, hidden)}
      aria-label={SECTION_LABELS[section]}
    >
      <SectionHeads
        section={section}
        sort={view.sort}
        hidden={hidden}
        selection={mayChange ? selection : null}
        onSort={(sort) => change({ sort })}
      />
      {portions.map((portion, index) => (
        <tbody
          // biome-ignore lint/suspicious/noArrayIndexKey: a portion is a place in the list; its rows have keys of their own
          key={index}
          ref={watch}
          data-portion={index}
          className={styles.portion}
          style={inRows(portion.length, portion.filter(({ id }) => heads.has(id)).length)}
        >
          {isPrinting || isFull(index) ? (
            <FullRows
              rows={portion}
              heads={heads}
              names={names}
              isCards={isCards}
              hidden={hidden}
              mayChange={mayChange}
              ids={selection.ids}
              type={selection.type}
              recounted={recounted}
              today={today}
              work={work}
            />
          ) : (
            <PlainRows rows={portion} heads={heads} names={names} hidden={hidden} />
          )}
        </tbody>
      ))}
      {rest > 0 && <tbody className={styles.rest} style={inRows(rest, 0)} />}
    </table>
  )
}

interface FullRowsProps extends Pick<SectionDeskState, 'names' | 'isCards' | 'heads' | 'hidden'> {
  rows: readonly EventAnswer[]
  mayChange: boolean
  work: RowWork
  ids: RowSelection['ids']
  type: RowSelection['type']
  recounted: ReadonlyMap<number, string | null>
  today: string
}

const FullRows = memo(function FullRows(props: FullRowsProps) {
  const { rows, heads, names, isCards, hidden, mayChange, ids, type, recounted, today, work } = props
  return rows.map((row) => (
    <Fragment key={row.id}>
      <GroupHead group={heads.get(row.id)} />
      <SectionRow
        row={row}
        name={names.get(row.employeeId) ?? row.fullname}
        isCard={isCards}
        hidden={hidden}
        mayChange={mayChange}
        isSelected={ids.has(row.id) && isSelectable(row, type)}
        isOfOtherKind={!isSelectable(row, type)}
        byRules={recounted.get(row.id)}
        today={today}
        work={work}
      />
    </Fragment>
  ))
})

/** Rows out of sight: all their words in one cell, for the browser's own search. */
const PlainRows = memo(function PlainRows({
  rows,
  heads,
  names,
  hidden,
}: Pick<FullRowsProps, 'rows' | 'heads' | 'names' | 'hidden'>) {
  return rows.map((row) => (
    <Fragment key={row.id}>
      <GroupHead group={heads.get(row.id)} />
      <tr className={styles.row}>
        <th scope="row" className={styles.words}>
          {rowWords(row, names.get(row.employeeId) ?? row.fullname, hidden)}
        </th>
      </tr>
    </Fragment>
  ))
})

/** Above the first row of a group: what its rows have in common and how many there are. */
function GroupHead({ group }: { group: RowGroup | undefined }) {
  if (group === undefined) return null
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" className={styles.groupName}>
        {group.label} <span className={styles.groupCount}>{group.rows}</span>
      </th>
    </tr>
  )
}

/** What the section has no column of, or hides: the style sheet gives its place to others. */
function goneColumns(section: Section, hidden: ReadonlySet<string>): string {
  const shown = SECTION_SPECS[section].columns.filter(({ key }) => !hidden.has(key)).map(({ key }) => key)
  return COLUMN_KEYS.filter((key) => !shown.includes(key)).join(' ')
}

function inRows(rows: number, heads: number): CSSProperties & Record<'--rows' | '--heads', number> {
  return { '--rows': rows, '--heads': heads }
}
