import type { PastOutcome } from '@ot/contract'
import { useId } from 'react'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import { TextControl } from '../../../ui/text-control.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { PastChoices } from '../api/past-dates.ts'
import outcomes from '../page/outcome-table.module.css'

type PastRow = PastOutcome['rows'][number]
const CELL_MAX = 500

interface PastProblemProps {
  row: PastRow
  error: PastRow['errors'][number]
  choices: PastChoices
  onMend: (place: string, text: string) => void
  onPerson: (words: string, id: number) => void
}

/** What is wrong with a day, and the cell to mend it in or the people to choose from. */
export function PastProblem({
  row,
  error: { place, said, message },
  choices,
  onMend,
  onPerson,
}: PastProblemProps) {
  const id = useId()
  const isQuestion = place === null && row.candidates.length > 0
  const frame = {
    id,
    label: isQuestion ? `О ком строка ${row.row}` : `Исправить «${said}» в строке ${row.row}`,
  }
  return (
    <>
      <p className={outcomes.error}>{message}</p>
      {(isQuestion || place !== null) && (
        <VisuallyHidden>
          <label htmlFor={id}>{frame.label}</label>
        </VisuallyHidden>
      )}
      {isQuestion && (
        <ChoiceControl
          frame={frame}
          choices={row.candidates.map((one) => ({ value: one.id, label: `${one.name}, ${one.about}` }))}
          value={choices.people[row.person] ?? 0}
          placeholder="Выберите работника"
          onChange={(picked) => onPerson(row.person, picked)}
        />
      )}
      {place !== null && (
        <TextControl
          frame={frame}
          value={choices.mended[place] ?? said}
          maxLength={CELL_MAX}
          onChange={(text) => onMend(place, text)}
        />
      )}
    </>
  )
}
