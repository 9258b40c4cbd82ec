import type { ListedPosition } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { positionsQuery } from '../../../lib/company/positions.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ImportChoices } from '../import-choices.ts'
import type { ImportedTitle } from '../import-state.ts'
import { chosenPosition, withFirstSuggestions } from '../position-choices.ts'
import { recognisedText, titlesText } from '../texts.ts'
import tables from './import-table.module.css'
import { PositionRow } from './position-row.tsx'
import { Step } from './step.tsx'

/** A staff list may hold hundreds of titles; each row draws a control. */
const PORTION = 20

interface PositionsStepProps {
  titles: readonly ImportedTitle[]
  chosen: ImportChoices['positions']
  onChoose: (positions: ImportChoices['positions']) => void
  onChooseAll: (positions: ImportChoices['positions']) => void
}

/** Titles that the reference list does not have, and the position that each of them is. */
export function PositionsStep({ titles, chosen, onChoose, onChooseAll }: PositionsStepProps) {
  const positions = useQuery(positionsQuery())
  const asked = titles.filter(({ recognised }) => recognised === null)
  const recognised = titles.filter((one) => one.recognised !== null)
  const left = asked.filter(({ title }) => chosenPosition(chosen, title) === null)
  const proposed = left.filter(({ suggestions }) => suggestions.length > 0)
  return (
    <Step
      title="Должности, которых нет в справочнике"
      summary={titlesText(left.length)}
      action={
        proposed.length > 1 && (
          <Button kind="secondary" onClick={() => onChooseAll(withFirstSuggestions(chosen, proposed))}>
            Принять первые похожие: {proposed.length}
          </Button>
        )
      }
    >
      <p>
        Выберите для каждой похожую должность из справочника: от неё зависят инструктажи, СИЗ и медосмотры.
        Название из файла останется должностью по штатному расписанию.
      </p>
      <Loaded of={positions} skeleton={<Skeleton rows={Math.min(PORTION, titles.length)} />}>
        {(list) => (
          <>
            {asked.length > 0 && (
              <TitlesTable
                label="Должности, которых нет в справочнике"
                titles={asked}
                positions={list}
                chosen={chosen}
                onChoose={onChoose}
              />
            )}
            {recognised.length > 0 && (
              <details open={asked.length === 0}>
                <summary>{recognisedText(recognised.length)}</summary>
                <TitlesTable
                  label="Должности, узнанные по названию"
                  titles={recognised}
                  positions={list}
                  chosen={chosen}
                  onChoose={onChoose}
                />
              </details>
            )}
          </>
        )}
      </Loaded>
    </Step>
  )
}

interface TitlesTableProps extends Omit<PositionsStepProps, 'onChooseAll'> {
  label: string
  positions: readonly ListedPosition[]
}

function TitlesTable({ label, titles, positions, chosen, onChoose }: TitlesTableProps) {
  const [shown, setShown] = useState(PORTION)
  return (
    <>
      <table className={tables.table} aria-label={label}>
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
          {titles.slice(0, shown).map((imported) => (
            <PositionRow
              key={imported.title}
              imported={imported}
              positions={positions}
              chosen={chosen}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </table>
      {shown < titles.length && (
        <Button kind="secondary" className={tables.more} onClick={() => setShown(shown + PORTION)}>
          Показать ещё {Math.min(PORTION, titles.length - shown)} из {titles.length - shown}
        </Button>
      )}
    </>
  )
}
