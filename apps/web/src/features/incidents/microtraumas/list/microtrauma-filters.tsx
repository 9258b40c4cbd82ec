import { MICROTRAUMA_STATUS_LABELS, MICROTRAUMA_STATUSES } from '@ot/domain'
import { useEffect, useState } from 'react'
import { timing } from '../../../../lib/timing.ts'
import { ChoiceControl } from '../../../../ui/choice-control.tsx'
import { Field } from '../../../../ui/field.tsx'
import { TextControl } from '../../../../ui/text-control.tsx'
import { useIncidentsScope } from '../../incidents-scope.ts'
import type { MicrotraumasFilter } from '../api/microtrauma-queries.ts'
import styles from './microtraumas.module.css'

const TEXT_MAX = 200
const YEARS_SHOWN = 10
const ALL = { value: null, label: 'все' } as const
const STATUSES = [
  ALL,
  ...MICROTRAUMA_STATUSES.map((value) => ({ value, label: MICROTRAUMA_STATUS_LABELS[value] })),
]
const STATUS = { id: 'microtraumas-status', label: 'Состояние' }
const YEAR = { id: 'microtraumas-year', label: 'Год записи' }
const TEXT = { id: 'microtraumas-text', label: 'Поиск' }

interface MicrotraumaFiltersProps {
  view: MicrotraumasFilter
  onChange: (view: MicrotraumasFilter) => void
}

export function MicrotraumaFilters({ view, onChange }: MicrotraumaFiltersProps) {
  const { today } = useIncidentsScope()
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: YEARS_SHOWN }, (_, ago) => thisYear - ago)
  const shown = view.year === null || years.includes(view.year) ? years : [...years, view.year]
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
      <Field {...YEAR}>
        <ChoiceControl
          frame={YEAR}
          choices={[ALL, ...shown.map((value) => ({ value, label: String(value) }))]}
          value={view.year}
          onChange={(year) => onChange({ ...view, year })}
        />
      </Field>
    </search>
  )
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
  return (
    <Field {...TEXT}>
      <TextControl
        frame={TEXT}
        type="search"
        placeholder="Фамилия, место или характер"
        maxLength={TEXT_MAX}
        value={typed}
        autoComplete="off"
        onChange={setTyped}
      />
    </Field>
  )
}
