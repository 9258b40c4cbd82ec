import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { EmployeeChoice } from './employee-choices.ts'
import styles from './employee-control.module.css'

interface ChosenEmployeesProps {
  choices: readonly EmployeeChoice[]
  values: readonly number[]
  onChange: (values: number[]) => void
}

/** Who is chosen, in their order; each can be moved up and taken off. */
export function ChosenEmployees({ choices, values, onChange }: ChosenEmployeesProps) {
  const chosen = values.flatMap((value) => choices.filter((choice) => choice.value === value))
  if (chosen.length === 0) return null
  return (
    <ol className={styles.chosen}>
      {chosen.map((choice, index) => (
        <li key={choice.value}>
          <div className={styles.person}>
            <span className={styles.name}>
              {choice.name} — <span className={styles.position}>{choice.position}</span>
            </span>
            {index > 0 && (
              <button
                type="button"
                aria-label={`Выше: ${choice.name}`}
                title="Выше"
                onClick={() => onChange(raised(values, choice.value))}
              >
                <IconArrowUp size={16} stroke={1.8} aria-hidden="true" />
              </button>
            )}
            <button
              type="button"
              aria-label={`Убрать: ${choice.name}`}
              title="Убрать"
              onClick={() => onChange(values.filter((value) => value !== choice.value))}
            >
              <IconX size={16} stroke={1.8} aria-hidden="true" />
            </button>
          </div>
        </li>
      ))}
    </ol>
  )
}

function raised(values: readonly number[], value: number): number[] {
  const others = values.filter((other) => other !== value)
  const place = Math.max(0, values.indexOf(value) - 1)
  return [...others.slice(0, place), value, ...others.slice(place)]
}
