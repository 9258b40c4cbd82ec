import type { ImportOutcome } from '@ot/contract'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useMemo, useRef, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TariffText } from '../../../ui/tariff-text.tsx'
import { countOutcomeRows, filterOutcomeRows, firstFilter, ROW_FILTERS } from '../outcome-rows.ts'
import { pageOf, type RowsPage } from '../paging.ts'
import { filterText, newDepartmentsText } from '../texts.ts'
import styles from './check-outcome.module.css'
import { OutcomeTable, type RowAnswers } from './outcome-table.tsx'
import { Step } from './step.tsx'

interface CheckOutcomeProps extends RowAnswers {
  outcome: ImportOutcome
}

/** What the import would do, row by row. */
export function CheckOutcome({ outcome, ...answers }: CheckOutcomeProps) {
  const [filter, setFilter] = useState(() => firstFilter(outcome.totals))
  const [wanted, setWanted] = useState(1)
  const rows = useMemo(() => filterOutcomeRows(outcome.rows, filter), [outcome, filter])
  const page = pageOf(rows, wanted)
  const filters = useRef<HTMLFieldSetElement>(null)

  function turn(number: number): void {
    setWanted(number)
    filters.current?.scrollIntoView()
  }

  return (
    <Step title="Что будет сделано">
      {outcome.limitProblem !== null && (
        <Notice kind="warning">
          <p>
            <TariffText text={outcome.limitProblem} />
          </p>
          <p>Или уберите из файла лишние строки и выберите его ещё раз.</p>
        </Notice>
      )}
      {outcome.newDepartments.length > 0 && <Notice>{newDepartmentsText(outcome.newDepartments)}</Notice>}
      <fieldset ref={filters} className={styles.filters}>
        <legend className={styles.legend}>Какие строки показать</legend>
        {ROW_FILTERS.filter((its) => its !== 'skip' || countOutcomeRows(outcome, its) > 0).map((its) => (
          <button
            key={its}
            type="button"
            className={styles.filter}
            data-filter={its}
            aria-pressed={its === filter}
            onClick={() => {
              setFilter(its)
              setWanted(1)
            }}
          >
            <span className={styles.count}>{countOutcomeRows(outcome, its)}</span> {filterText(its)}
          </button>
        ))}
      </fieldset>
      {rows.length === 0 ? (
        <p className={styles.empty}>Таких строк нет</p>
      ) : (
        <OutcomeTable rows={page.shown} columns={outcome.columns} {...answers} />
      )}
      {page.of > 1 && <OutcomePager page={page} total={rows.length} onTurn={turn} />}
    </Step>
  )
}

interface OutcomePagerProps {
  page: RowsPage<unknown>
  total: number
  onTurn: (number: number) => void
}

function OutcomePager({ page, total, onTurn }: OutcomePagerProps) {
  return (
    <nav className={styles.pager} aria-label="Страницы строк">
      <IconButton
        label="Предыдущие строки"
        disabled={page.number === 1}
        onClick={() => onTurn(page.number - 1)}
      >
        <IconChevronLeft size={20} stroke={1.6} aria-hidden="true" />
      </IconButton>
      <span role="status">
        {page.from}–{page.to} из {total}
      </span>
      <IconButton
        label="Следующие строки"
        disabled={page.number === page.of}
        onClick={() => onTurn(page.number + 1)}
      >
        <IconChevronRight size={20} stroke={1.6} aria-hidden="true" />
      </IconButton>
    </nav>
  )
}
