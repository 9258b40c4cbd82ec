import type { PastOutcome } from '@ot/contract'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { columnLetters } from '../file-columns.ts'
import tables from '../page/import-table.module.css'
import { Step } from '../page/step.tsx'
import { carriedChoices, pastSheetText } from './past-texts.ts'

interface PastColumnsProps {
  sheets: PastOutcome['sheets']
  said: Readonly<Record<string, string | null>>
  onSay: (place: string, carries: string | null) => void
}

/** What the columns carry, as recognised and as the user has it. */
export function PastColumns({ sheets, said, onSay }: PastColumnsProps) {
  return (
    <Step title="Столбцы">
      {sheets.map((sheet) => (
        <table key={sheet.index} className={tables.table} aria-label={`Столбцы: ${pastSheetText(sheet)}`}>
          <thead>
            <tr>
              <th scope="col" className={tables.column}>
                {pastSheetText(sheet)}
              </th>
              <th scope="col">Что в нём записано</th>
              <th scope="col" className={tables.control}>
                Что это
              </th>
            </tr>
          </thead>
          <tbody>
            {sheet.columns.map((column) => {
              const place = `${sheet.index}:${column.index}`
              const its = said[place]
              const carries = its === undefined ? column.carries : its
              return (
                <PastColumn
                  key={place}
                  place={place}
                  column={{ ...column, carries }}
                  onPick={(picked) => onSay(place, picked)}
                />
              )
            })}
          </tbody>
        </table>
      ))}
    </Step>
  )
}

interface PastColumnProps {
  place: string
  column: PastOutcome['sheets'][number]['columns'][number]
  onPick: (carries: string | null) => void
}

function PastColumn({ place, column: { index, header, carries, samples }, onPick }: PastColumnProps) {
  const frame = {
    id: `past-column-${place.replace(':', '-')}`,
    label: `Что в столбце ${columnLetters(index)} ${header}`,
  }
  return (
    <tr>
      <th scope="row" className={classNames(carries === null && tables.out)}>
        <span className={tables.header}>
          <span className={tables.letters}>{columnLetters(index)}</span>
          <span>{header === '' ? 'без заголовка' : header}</span>
        </span>
      </th>
      <td className={tables.samples}>{samples.join(' · ')}</td>
      <td>
        <VisuallyHidden>
          <label htmlFor={frame.id}>{frame.label}</label>
        </VisuallyHidden>
        <ChoiceControl frame={frame} choices={carriedChoices(carries)} value={carries} onChange={onPick} />
      </td>
    </tr>
  )
}
