import type { IncidentPaper } from '@ot/contract'
import { DateControl } from '../../../ui/date-control.tsx'
import type { FieldFrame } from '../../../ui/field.tsx'
import { LongTextControl, TextControl } from '../../../ui/text-control.tsx'
import { PeopleControl } from '../fields/people-control.tsx'
import { PersonControl } from '../fields/person-control.tsx'
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
      return <PeopleControl frame={frame} ids={Array.isArray(value) ? value : []} onChange={onChange} />
  }
}
