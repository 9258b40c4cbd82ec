import { typeset } from '../../lib/typeset.ts'
import type { AskedField } from './field-table.tsx'
import { LinesControl, type NumberedLine } from './lines-control.tsx'
import type { TextKind } from './text-spec.ts'
import { TextSpecControl } from './text-spec-control.tsx'

const TEXT_MAX = 5000

/** What stands in the form: a number is text until it is sent, an employee is an id, of lines those left out. */
export type AnswerValue = string | number | number[] | null

export interface FieldQuestion {
  label: string
  hint: string | null
  type: 'text' | 'number' | 'date' | 'employee' | 'employees' | 'lines'
  lines?: readonly NumberedLine[] | undefined
}

/** What differs from form to form. */
export interface QuestionKinds {
  number: TextKind
  employee: NonNullable<AskedField<number | null>['control']>
  employees: NonNullable<AskedField<number[]>['control']>
}

/** One question of a template. */
export function questionField(question: FieldQuestion, kinds: QuestionKinds): AskedField<AnswerValue> {
  const { label, hint } = question
  return {
    label,
    ...(hint !== null && { hint: typeset(hint) }),
    control: controlOf(question, kinds),
  }
}

function controlOf(
  { label, type, lines = [] }: FieldQuestion,
  { number, employee, employees }: QuestionKinds,
): AskedField<AnswerValue>['control'] {
  switch (type) {
    case 'text':
      return textControl(label, { kind: 'line', max: TEXT_MAX })
    case 'number':
      return textControl(label, number)
    case 'date':
      return textControl(label, { kind: 'day', isAhead: true })
    case 'employee':
      return ({ value, ...props }) => employee({ ...props, value: typeof value === 'number' ? value : null })
    case 'lines':
      return ({ frame, value, onChange }) => (
        <LinesControl
          frame={frame}
          lines={lines}
          leftOut={Array.isArray(value) ? value : []}
          onChange={onChange}
        />
      )
    case 'employees':
      return ({ value, ...props }) => employees({ ...props, value: Array.isArray(value) ? value : [] })
  }
}

function textControl(label: string, kind: TextKind): AskedField<AnswerValue>['control'] {
  return ({ frame, value, today, onChange }) => (
    <TextSpecControl
      spec={{ label, ...kind }}
      frame={frame}
      value={typeof value === 'string' ? value : ''}
      today={today}
      onChange={onChange}
    />
  )
}
