import { classNames } from '../../../ui/class-names.ts'
import styles from './degree-control.module.css'

const DEGREES = [1, 2, 3, 4, 5]

interface DegreeControlProps {
  id: string
  /** «Вероятность P»: whose degree it is. */
  label: string
  /** What each degree means, the first first. */
  meanings: readonly string[]
  value: number | null
  error: string | undefined
  onChange: (degree: number) => void
}

/** A degree from 1 to 5, all in sight; the one chosen says what it means. */
export function DegreeControl({ id, label, meanings, value, error, onChange }: DegreeControlProps) {
  return (
    <fieldset
      className={styles.degrees}
      tabIndex={-1}
      aria-invalid={error !== undefined}
      {...(error === undefined ? {} : { 'aria-describedby': `${id}-error` })}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row}>
        {DEGREES.map((degree) => (
          <label
            key={degree}
            className={classNames(styles.degree, degree === value && styles.chosen)}
            title={meanings[degree - 1]}
          >
            <input
              type="radio"
              name={id}
              id={`${id}-${degree}`}
              className={styles.radio}
              checked={degree === value}
              onChange={() => onChange(degree)}
            />
            {degree}
          </label>
        ))}
      </div>
      {value !== null && <span className={styles.meaning}>{meanings[value - 1]}</span>}
      {error !== undefined && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </fieldset>
  )
}
