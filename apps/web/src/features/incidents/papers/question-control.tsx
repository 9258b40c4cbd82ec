import type { IncidentPaper } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '../../../lib/company/employee-name.ts'
import { employeesQuery } from '../../../lib/company/staff.ts'
import { DateControl } from '../../../ui/date-control.tsx'
import type { FieldFrame } from '../../../ui/field.tsx'
import { MultiChoiceControl } from '../../../ui/multi-choice-control.tsx'
import { LongTextControl, TextControl } from '../../../ui/text-control.tsx'
import { positionOf } from '../fields/employee-choice.tsx'
import { PersonControl } from '../fields/person-control.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import type { QuestionValue } from './question-values.ts'

const TEXT_MAX = 5000
const DIGITS_MAX = 9

interface QuestionControlProps {
  input: IncidentPaper['inputs'][number]
  frame: FieldFrame
  value: QuestionValue
  onChange: (value: QuestionValue) => void
}

export function QuestionControl({ input, frame, value, onChange }: QuestionControlProps) {
  const text = typeof value === 'string' ? value : ''
  switch (input.type) {
    case 'text':
      return <LongTextControl frame={frame} maxLength={TEXT_MAX} value={text} onChange={onChange} />
    case 'number':
      return (
        <TextControl
          frame={frame}
          inputMode="numeric"
          maxLength={DIGITS_MAX}
          value={text}
          autoComplete="off"
          onChange={(typed) => onChange(typed.replace(/\D/g, ''))}
        />
      )
    case 'date':
      return <DateControl frame={frame} value={text} onChange={onChange} />
    case 'employee':
      return (
        <PersonControl
          frame={frame}
          value={typeof value === 'number' ? value : null}
          nobody="впишут от руки"
          onChange={onChange}
        />
      )
    case 'employees':
      return <People frame={frame} ids={Array.isArray(value) ? value : []} onChange={onChange} />
  }
}

interface PeopleProps {
  frame: FieldFrame
  ids: readonly number[]
  onChange: (ids: number[]) => void
}

function People({ frame, ids, onChange }: PeopleProps) {
  const { company } = useIncidentsScope()
  const staff = useQuery(employeesQuery(company.id)).data ?? []
  const choices = staff
    .filter(({ id, dismissedOn }) => dismissedOn === null || ids.includes(id))
    .map((one) => ({ value: one.id, label: `${fullName(one)} — ${positionOf(one)}` }))
  return (
    <MultiChoiceControl
      frame={frame}
      choices={choices}
      chosen={ids.flatMap((id) => choices.filter(({ value }) => value === id))}
      placeholder="Фамилия или должность"
      onChange={onChange}
    />
  )
}
