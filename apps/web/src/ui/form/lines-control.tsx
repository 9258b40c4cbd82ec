import { typeset } from '../../lib/typeset.ts'
import { Checkbox } from '../checkbox.tsx'
import { controlProps, type FieldFrame } from '../field.tsx'
import styles from './lines-control.module.css'

export interface ListedLine {
  number: number
  text: string
}

interface LinesControlProps {
  frame: FieldFrame
  lines: readonly ListedLine[]
  leftOut: readonly number[]
  onChange: (leftOut: number[]) => void
}

/** A list that the paper prints: a line with its mark taken away is left out. */
export function LinesControl({ frame, lines, leftOut, onChange }: LinesControlProps) {
  const { id, ...described } = controlProps(frame)
  const numbers = (isLeftOut: (line: number) => boolean) =>
    lines.flatMap(({ number }) => (isLeftOut(number) ? [number] : []))
  return (
    <fieldset
      id={id}
      className={styles.lines}
      aria-label={frame.label}
      aria-describedby={described['aria-describedby']}
      tabIndex={-1}
    >
      {lines.map(({ number, text }) => (
        <Checkbox
          key={number}
          id={`${id}-${number}`}
          isChecked={!leftOut.includes(number)}
          isInvalid={frame.error !== undefined}
          onChange={(isPrinted) =>
            onChange(numbers((line) => (line === number ? !isPrinted : leftOut.includes(line))))
          }
        >
          {typeset(text)}
        </Checkbox>
      ))}
    </fieldset>
  )
}
