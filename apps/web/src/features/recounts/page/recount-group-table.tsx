import type { RecountedTerm } from '@ot/contract'
import { employeeAddress, SECTION_LABELS } from '@ot/domain'
import { counted, shortDate } from '@ot/text'
import { useId, useState } from 'react'
import { basisLine } from '../../../lib/basis-line.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { CellNote, RecordCell, RecordName, RecordTable } from '../../../ui/record-table.tsx'
import type { RecountGroup } from '../recount-groups.ts'
import styles from './recounts.module.css'

const HEADS = ['Работник', 'Что', 'Записан', 'Станет', 'Почему']
const SHOWN = 100
const NO_DAY = 'без срока'

interface RecountGroupTableProps {
  group: RecountGroup
  /** Unmarked. */
  left: ReadonlySet<number>
  /** Null: the reader does not decide. */
  mark: ((ids: readonly number[], isMarked: boolean) => void) | null
}

export function RecountGroupTable({ group: { title, terms }, left, mark }: RecountGroupTableProps) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? terms : terms.slice(0, SHOWN)
  const isMarked = terms.every(({ eventId }) => !left.has(eventId))
  return (
    <section className={styles.group} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title} <span className={styles.count}>{terms.length}</span>
      </h2>
      {mark !== null && (
        <Checkbox
          id={`${id}-all`}
          isChecked={isMarked}
          onChange={(marked) =>
            mark(
              terms.map(({ eventId }) => eventId),
              marked,
            )
          }
        >
          Все по этой причине
        </Checkbox>
      )}
      <RecordTable label={title} heads={HEADS}>
        {shown.map((term) => (
          <TermRow key={term.eventId} term={term} isMarked={!left.has(term.eventId)} mark={mark} />
        ))}
      </RecordTable>
      {shown.length < terms.length && (
        <Button kind="quiet" onClick={() => setWhole(true)}>
          Показать ещё {counted(terms.length - shown.length, ['срок', 'срока', 'сроков'])}
        </Button>
      )}
    </section>
  )
}

interface TermRowProps extends Pick<RecountGroupTableProps, 'mark'> {
  term: RecountedTerm
  isMarked: boolean
}

function TermRow({ term, isMarked, mark }: TermRowProps) {
  const { eventId, employeeId, fullname, department, section, name, was, becomes } = term
  const person = (
    <>
      <a href={employeeAddress(employeeId, `${section}Tab`)}>{fullname}</a>
      <CellNote>{department}</CellNote>
    </>
  )
  return (
    <tr>
      <RecordName className={styles.person}>
        {mark === null ? (
          person
        ) : (
          <span className={styles.marked}>
            <input
              type="checkbox"
              className={styles.box}
              checked={isMarked}
              aria-label={`${fullname}: ${name}`}
              onChange={({ target }) => mark([eventId], target.checked)}
            />
            <span>{person}</span>
          </span>
        )}
      </RecordName>
      <RecordCell label="Что">
        {name}
        <CellNote>{SECTION_LABELS[section]}</CellNote>
      </RecordCell>
      <RecordCell label="Записан" className={styles.day}>
        {dayText(was)}
      </RecordCell>
      <RecordCell label="Станет" className={styles.becomes}>
        {dayText(becomes)}
      </RecordCell>
      <RecordCell label="Почему">{basisLine(term.basis)}</RecordCell>
    </tr>
  )
}

function dayText(day: string | null): string {
  return day === null ? NO_DAY : shortDate(day)
}
