import { useId } from 'react'
import styles from './radio-line.module.css'

interface RadioLineProps<T extends string> {
  legend: string
  options: readonly T[]
  labels: Readonly<Record<T, string>>
  chosen: T
  isDisabled?: boolean
  onChoose: (option: T) => void
}

/** One of a few short answers, in a line, taken at once. */
export function RadioLine<T extends string>({
  legend,
  options,
  labels,
  chosen,
  isDisabled = false,
  onChoose,
}: RadioLineProps<T>) {
  const name = useId()
  return (
    <fieldset className={styles.choices} disabled={isDisabled}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option} className={styles.choice}>
          <input type="radio" name={name} checked={option === chosen} onChange={() => onChoose(option)} />
          {labels[option]}
        </label>
      ))}
    </fieldset>
  )
}
