import { PAST_ACTIONS, type PastAction, type PastOutcome } from '@ot/contract'
import { useState } from 'react'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import type { PastChoices } from '../api/past-dates.ts'
import filters from '../page/check-outcome.module.css'
import tables from '../page/import-table.module.css'
import outcomes from '../page/outcome-table.module.css'
import { Step } from '../page/step.tsx'
import { dayText } from './past-file.ts'
import { PastProblem } from './past-problem.tsx'
import { pastActionText } from './past-texts.ts'

const TONES = { write: 'success', same: 'unknown', error: 'danger' } satisfies Record<PastAction, BadgeTone>
const PORTION = 50

interface PastRowsProps {
  outcome: PastOutcome
  choices: PastChoices
  onMend: (place: string, text: string) => void
  onPerson: (words: string, id: number) => void
}

/** What each day comes to; what is not understood is mended here. */
export function PastRows({ outcome, ...asked }: PastRowsProps) {
  const { rows, totals } = outcome
  const [filter, setFilter] = useState<PastAction>(totals.error > 0 ? 'error' : 'write')
  const [shown, setShown] = useState(PORTION)
  const chosen = rows.filter(({ action }) => action === filter)
  return (
    <Step title="Что получится">
      <fieldset className={filters.filters}>
        <legend className={filters.legend}>Какие даты показать</legend>
        {PAST_ACTIONS.map((its) => (
          <button
            key={its}
            type="button"
            className={filters.filter}
            aria-pressed={its === filter}
            onClick={() => {
              setFilter(its)
              setShown(PORTION)
            }}
          >
            <span className={filters.count}>{totals[its]}</span> {pastActionText(its)}
          </button>
        ))}
      </fieldset>
      {chosen.length === 0 ? (
        <p className={filters.empty}>Таких дат нет</p>
      ) : (
        <RowsTable rows={chosen.slice(0, shown)} {...asked} />
      )}
      {shown < chosen.length && (
        <Button kind="secondary" className={tables.more} onClick={() => setShown(shown + PORTION)}>
          Показать ещё {Math.min(PORTION, chosen.length - shown)} из {chosen.length - shown}
        </Button>
      )}
      {chosen.length < totals[filter] && shown >= chosen.length && (
        <p className={filters.empty}>Показаны первые {chosen.length}</p>
      )}
    </Step>
  )
}

function RowsTable({ rows, ...asked }: Omit<PastRowsProps, 'outcome'> & { rows: PastOutcome['rows'] }) {
  return (
    <table className={tables.table} aria-label="Даты из таблицы">
      <thead>
        <tr>
          <th scope="col" className={outcomes.number}>
            Строка
          </th>
          <th scope="col" className={outcomes.name}>
            Работник
          </th>
          <th scope="col">Что и когда</th>
          <th scope="col" className={tables.control}>
            Что будет
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.place} ${row.what}`}>
            <td className={outcomes.number}>{row.row}</td>
            <th scope="row">{row.person}</th>
            <td>
              {row.what === '' ? 'не сказано, что' : row.what}, {dayText(row.date)}
              {row.facts.map(({ label, value }) => (
                <span key={label} className={tables.samples}>
                  {' · '}
                  {label}: {value}
                </span>
              ))}
            </td>
            <td>
              {row.errors.length === 0 ? (
                <Badge tone={TONES[row.action]}>{pastActionText(row.action)}</Badge>
              ) : (
                row.errors.map((error) => (
                  <PastProblem key={`${error.place} ${error.message}`} row={row} error={error} {...asked} />
                ))
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
