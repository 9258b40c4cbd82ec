import {
  INCIDENT_DEGREE_LABELS,
  INCIDENT_DEGREES,
  INCIDENT_STATUS_LABELS,
  INCIDENT_STATUSES,
} from '@ot/domain'
import { useEffect, useState } from 'react'
import { timing } from '../../../lib/timing.ts'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextControl } from '../../../ui/text-control.tsx'
import type { IncidentsFilter } from '../api/incident-queries.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './registry.module.css'

const TEXT_MAX = 200
const YEARS_SHOWN = 10
const ALL = { value: null, label: 'все' } as const
const STATUSES = [
  ALL,
  ...INCIDENT_STATUSES.map((value) => ({ value, label: INCIDENT_STATUS_LABELS[value].toLowerCase() })),
]
const DEGREES = [ALL, ...INCIDENT_DEGREES.map((value) => ({ value, label: INCIDENT_DEGREE_LABELS[value] }))]
const STATUS = { id: 'incidents-status', label: 'Состояние' }
const DEGREE = { id: 'incidents-degree', label: 'Степень' }
const YEAR = { id: 'incidents-year', label: 'Год' }

interface IncidentFiltersProps {
  view: IncidentsFilter
  onChange: (view: IncidentsFilter) => void
}

export function IncidentFilters({ view, onChange }: IncidentFiltersProps) {
  const { today } = useIncidentsScope()
  return (
    <search className={styles.filters}>
      <TextFilter text={view.q} onChange={(q) => onChange({ ...view, q })} />
      <Field {...STATUS}>
        <ChoiceControl
          frame={STATUS}
          choices={STATUSES}
          value={view.status}
          onChange={(status) => onChange({ ...view, status })}
        />
      </Field>
      <Field {...DEGREE}>
        <ChoiceControl
          frame={DEGREE}
          choices={DEGREES}
          value={view.degree}
          onChange={(degree) => onChange({ ...view, degree })}
        />
      </Field>
      <Field {...YEAR}>
        <ChoiceControl
          frame={YEAR}
          choices={[ALL, ...yearsUntil(Number(today.slice(0, 4)), view.year)]}
          value={view.year}
          onChange={(year) => onChange({ ...view, year })}
        />
      </Field>
    </search>
  )
}

/** The last ten, and the one in the address when it is older. */
function yearsUntil(thisYear: number, chosen: number | null) {
  const last = Array.from({ length: YEARS_SHOWN }, (_, ago) => thisYear - ago)
  const years = chosen === null || last.includes(chosen) ? last : [...last, chosen]
  return years.map((value) => ({ value, label: String(value) }))
}

/** The list is asked for when the typing rests. */
function TextFilter({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const [typed, setTyped] = useState(text)
  const [shown, setShown] = useState(text)
  if (text !== shown) {
    setShown(text)
    setTyped(text)
  }
  useEffect(() => {
    if (typed.trim() === text) return
    const pause = setTimeout(() => onChange(typed.trim()), timing.typingPause)
    return () => clearTimeout(pause)
  }, [typed, text, onChange])
  const frame = { id: 'incidents-text', label: 'Поиск' }
  return (
    <Field {...frame}>
      <TextControl
        frame={frame}
        type="search"
        placeholder="Фамилия, место или номер"
        maxLength={TEXT_MAX}
        value={typed}
        autoComplete="off"
        onChange={setTyped}
      />
    </Field>
  )
}
