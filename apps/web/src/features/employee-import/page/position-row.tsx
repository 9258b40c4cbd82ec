import type { ListedPosition } from '@ot/contract'
import { useId } from 'react'
import { profileWords } from '../../../lib/company/positions.ts'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { ImportChoices } from '../import-choices.ts'
import type { ImportedTitle } from '../import-state.ts'
import { chosenPosition, positionChoices, withPosition } from '../position-choices.ts'
import { inRowsText, profileText } from '../texts.ts'
import tables from './import-table.module.css'

interface PositionRowProps {
  imported: ImportedTitle
  positions: readonly ListedPosition[]
  chosen: ImportChoices['positions']
  onChoose: (positions: ImportChoices['positions']) => void
}

/** One title of the file, the position it is, and whose profile that brings. */
export function PositionRow({ imported, positions, chosen, onChoose }: PositionRowProps) {
  const { title, rows, suggestions, neighbour, recognised } = imported
  const id = useId()
  const value = chosenPosition(chosen, title) ?? recognised?.id ?? null
  const frame = { id, label: `Должность по справочнику для «${title}»` }
  const onPick = (picked: number | null) => onChoose(withPosition(chosen, title, picked))
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
        {value !== null && (
          <div className={tables.similar}>{chosenProfile(value, suggestions, positions)}</div>
        )}
        {value === null && suggestions.length > 0 && (
          <div className={tables.similar}>
            Похожие:
            {suggestions.map((suggestion) => (
              <button
                key={suggestion.id}
                type="button"
                title={profileText(suggestion)}
                onClick={() => onPick(suggestion.id)}
              >
                {suggestion.name}
              </button>
            ))}
          </div>
        )}
        {value === null && suggestions.length === 0 && (
          <div className={tables.similar}>
            Похожих нет. Выберите должность с такой же работой: от неё возьмётся профиль.
            {neighbour !== null && (
              <>
                {' '}
                В этом отделе чаще всего:
                <button type="button" title={profileText(neighbour)} onClick={() => onPick(neighbour.id)}>
                  {neighbour.name}
                </button>
              </>
            )}
          </div>
        )}
      </td>
    </tr>
  )
}

function chosenProfile(
  value: number,
  suggestions: ImportedTitle['suggestions'],
  positions: readonly ListedPosition[],
): string {
  const suggested = suggestions.find(({ id }) => id === value)
  if (suggested !== undefined) return profileText(suggested)
  const listed = positions.find(({ id }) => id === value)
  return listed === undefined ? '' : profileWords(listed)
}
