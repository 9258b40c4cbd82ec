import { LOG_AREA_LABELS, LOG_AREAS } from '@ot/domain'
import { isCalendarDate } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { todayIn } from '../../lib/calendar-date.ts'
import type { Companies } from '../../lib/session/session.ts'
import { useTypedText } from '../../lib/use-typed-text.ts'
import { ChoiceControl } from '../../ui/choice-control.tsx'
import { DateControl } from '../../ui/date-control.tsx'
import { Field } from '../../ui/field.tsx'
import { TextControl } from '../../ui/text-control.tsx'
import { type LogView, logPeopleQuery } from './api/log-calls.ts'
import styles from './log.module.css'

const TEXT_MAX = 200
const TEXT = { id: 'log-text', label: 'Поиск' }
const PERSON = { id: 'log-person', label: 'Кто' }
const AREA = { id: 'log-area', label: 'Раздел' }
const EVERYBODY = { value: null, label: 'все' } as const
const AREAS = [
  { value: null, label: 'все' } as const,
  ...LOG_AREAS.map((value) => ({ value, label: LOG_AREA_LABELS[value] })),
]

interface LogFiltersProps {
  company: Companies[number]
  view: LogView
  onChange: (view: LogView) => void
}

export function LogFilters({ company, view, onChange }: LogFiltersProps) {
  const people = useQuery(logPeopleQuery(company.id)).data ?? []
  const today = todayIn(company.timeZone)
  return (
    <search className={styles.filters}>
      <TextFilter text={view.q} onChange={(q) => onChange({ ...view, q })} />
      <Field {...PERSON}>
        <ChoiceControl
          frame={PERSON}
          choices={[EVERYBODY, ...people.map(({ userId, name }) => ({ value: userId, label: name }))]}
          value={view.userId}
          onChange={(userId) => onChange({ ...view, userId })}
        />
      </Field>
      <Field {...AREA}>
        <ChoiceControl
          frame={AREA}
          choices={AREAS}
          value={view.area}
          onChange={(area) => onChange({ ...view, area })}
        />
      </Field>
      <DayFilter
        id="log-from"
        label="С какого дня"
        day={view.from}
        max={today}
        onChange={(from) => onChange({ ...view, from })}
      />
      <DayFilter
        id="log-to"
        label="По какой день"
        day={view.to}
        max={today}
        onChange={(to) => onChange({ ...view, to })}
      />
    </search>
  )
}

function TextFilter({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { typed, setTyped } = useTypedText(text, onChange)
  return (
    <Field {...TEXT}>
      <TextControl
        frame={TEXT}
        type="search"
        placeholder="Фамилия, номер, значение"
        maxLength={TEXT_MAX}
        value={typed}
        autoComplete="off"
        onChange={setTyped}
      />
    </Field>
  )
}

interface DayFilterProps {
  id: string
  label: string
  day: string | null
  max: string
  onChange: (day: string | null) => void
}

/** Filters once a whole day is typed, and no more once the field is empty. */
function DayFilter({ id, label, day, max, onChange }: DayFilterProps) {
  const [typed, setTyped] = useState(day ?? '')
  useEffect(() => setTyped(day ?? ''), [day])
  const frame = { id, label }
  return (
    <Field {...frame}>
      <DateControl
        frame={frame}
        value={typed}
        max={max}
        onChange={(next) => {
          setTyped(next)
          if (isCalendarDate(next)) onChange(next)
          else if (next === '' && day !== null) onChange(null)
        }}
      />
    </Field>
  )
}
