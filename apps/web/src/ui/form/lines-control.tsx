import { counted, foldLetters } from '@ot/text'
import { useState } from 'react'
import { typeset } from '../../lib/typeset.ts'
import { Checkbox } from '../checkbox.tsx'
import { controlProps, type FieldFrame } from '../field.tsx'
import { SearchInput } from '../search-input.tsx'
import styles from './lines-control.module.css'

export interface NumberedLine {
  number: number
  text: string
}

interface LinesControlProps {
  frame: FieldFrame
  lines: readonly NumberedLine[]
  leftOut: readonly number[]
  onChange: (leftOut: number[]) => void
}

/** More lines than are seen at once are looked for by their words. */
const SEEN_AT_ONCE = 12
const SEARCH_MAX = 100

/** A list that the paper prints: a line with its mark taken away is left out. */
export function LinesControl({ frame, lines, leftOut, onChange }: LinesControlProps) {
  const { id, ...described } = controlProps(frame)
  const [words, setWords] = useState('')
  const out = new Set(leftOut)
  const found = lines.filter(({ text }) => foldLetters(text).includes(foldLetters(words.trim())))
  const turn = (turned: number, isPrinted: boolean) =>
    lines.flatMap(({ number }) => ((number === turned ? !isPrinted : out.has(number)) ? [number] : []))
  return (
    <div className={styles.list}>
      {lines.length > SEEN_AT_ONCE && (
        <>
          <SearchInput
            label={`Найти: ${frame.label}`}
            placeholder="Найти в списке"
            maxLength={SEARCH_MAX}
            value={words}
            onChange={setWords}
            onClear={() => setWords('')}
          />
          <p className={styles.count} aria-live="polite">
            {printedCount(lines.length - out.size, lines.length)}
          </p>
        </>
      )}
      <fieldset
        id={id}
        className={styles.lines}
        aria-label={frame.label}
        aria-describedby={described['aria-describedby']}
        tabIndex={-1}
      >
        {found.map(({ number, text }) => (
          <Checkbox
            key={number}
            id={`${id}-${number}`}
            isChecked={!out.has(number)}
            isInvalid={frame.error !== undefined}
            onChange={(isPrinted) => onChange(turn(number, isPrinted))}
          >
            {typeset(text)}
          </Checkbox>
        ))}
        {found.length === 0 && <p className={styles.count}>В списке этого нет</p>}
      </fieldset>
    </div>
  )
}

function printedCount(printed: number, all: number): string {
  return printed === all
    ? `Печатаются все: ${counted(all, ['строка', 'строки', 'строк'])}`
    : `Печатается ${printed} из ${all}`
}
