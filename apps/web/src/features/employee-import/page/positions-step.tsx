import type { ListedPosition } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { positionsQuery } from '../../../lib/company/positions.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { ImportChoices } from '../import-choices.ts'
import type { UnknownPosition } from '../import-state.ts'
import { positionChoices, positionOf, withPosition } from '../position-choices.ts'
import { inRowsText, titlesText } from '../texts.ts'
import tables from './import-table.module.css'
import { Step } from './step.tsx'

/** A staff list may hold hundreds of titles; each row draws a control. */
const PORTION = 20

interface PositionsStepProps {
  titles: readonly UnknownPosition[]
  chosen: ImportChoices['positions']
  onChoose: (positions: ImportChoices['positions']) => void
}

/** Titles that the reference list does not have, and the position that each of them is. */
export function PositionsStep({ titles, chosen, onChoose }: PositionsStepProps) {
  const positions = useQuery(positionsQuery())
  const [shown, setShown] = useState(PORTION)
  const left = titles.filter(({ title }) => positionOf(chosen, title) === null).length
  return (
    <Step title="Должности, которых нет в справочнике" summary={titlesText(left)}>
      <p>
        Выберите для каждой похожую должность из справочника: от неё зависят инструктажи, СИЗ и медосмотры.
        Название из файла останется должностью по штатному расписанию.
      </p>
      <Loaded of={positions} skeleton={<Skeleton rows={Math.min(shown, titles.length)} />}>
        {(list) => (
          <table className={tables.table} aria-label="Должности, которых нет в справочнике">
            <thead>
              <tr>
                <th scope="col">Должность в файле</th>
                <th scope="col">Встречается</th>
                <th scope="col" className={tables.control}>
                  Должность по справочнику
                </th>
              </tr>
            </thead>
            <tbody>
              {titles.slice(0, shown).map((unknown, place) => (
                <PositionRow
                  key={unknown.title}
                  id={`import-position-${place}`}
                  unknown={unknown}
                  positions={list}
                  value={positionOf(chosen, unknown.title)}
                  onPick={(id) => onChoose(withPosition(chosen, unknown.title, id))}
                />
              ))}
            </tbody>
          </table>
        )}
      </Loaded>
      {shown < titles.length && (
        <Button kind="secondary" className={tables.more} onClick={() => setShown(shown + PORTION)}>
          Показать ещё {Math.min(PORTION, titles.length - shown)} из {titles.length - shown}
        </Button>
      )}
    </Step>
  )
}

interface PositionRowProps {
  id: string
  unknown: UnknownPosition
  positions: readonly ListedPosition[]
  value: number | null
  onPick: (id: number | null) => void
}

function PositionRow({ id, unknown, positions, value, onPick }: PositionRowProps) {
  const { title, rows, suggestions } = unknown
  const frame = { id, label: `Должность по справочнику для «${title}»` }
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{inRowsText(rows)}</td>
      <td>
        <VisuallyHidden>
          <label htmlFor={id}>{frame.label}</label>
        </VisuallyHidden>
        <ChoiceControl
          frame={frame}
          choices={positionChoices(suggestions, positions)}
          value={value}
          onChange={onPick}
        />
        {value === null && suggestions.length > 0 && (
          <div className={tables.similar}>
            Похожие:
            {suggestions.map((suggestion) => (
              <button key={suggestion.id} type="button" onClick={() => onPick(suggestion.id)}>
                {suggestion.name}
              </button>
            ))}
          </div>
        )}
      </td>
    </tr>
  )
}
