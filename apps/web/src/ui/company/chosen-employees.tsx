import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { TextButton } from '../text-button.tsx'
import type { EmployeeOption } from './employee-choices.ts'
import styles from './employee-control.module.css'

interface ChosenEmployeesProps {
  choices: readonly EmployeeOption[]
  values: readonly number[]
  onChange: (values: number[]) => void
}

/** A longer list is looked through once and would push the next question off the screen. */
const SHOWN_AT_ONCE = 8
const FIRST_SHOWN = 5

/** Who is chosen, in their order; each can be moved up and taken off. */
export function ChosenEmployees({ choices, values, onChange }: ChosenEmployeesProps) {
  const [isWhole, setWhole] = useState(false)
  const byValue = new Map(choices.map((choice) => [choice.value, choice]))
  const chosen = values.flatMap((value) => byValue.get(value) ?? [])
  if (chosen.length === 0) return null
  const shown = isWhole || chosen.length <= SHOWN_AT_ONCE ? chosen : chosen.slice(0, FIRST_SHOWN)
  return (
    <>
      <ol className={styles.chosen}>
        {shown.map((choice, index) => (
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
      {chosen.length > SHOWN_AT_ONCE && (
        <p className={styles.rest}>
          <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Свернуть' : `Показать всех: ${chosen.length}`}
          </TextButton>
        </p>
      )}
    </>
  )
}

function raised(values: readonly number[], value: number): number[] {
  const others = values.filter((other) => other !== value)
  const place = Math.max(0, values.indexOf(value) - 1)
  return [...others.slice(0, place), value, ...others.slice(place)]
}
