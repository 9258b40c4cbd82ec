import type { FieldFrame } from '../field.tsx'

/** What a control of a form is given. */
export interface ControlProps<Value> {
  frame: FieldFrame
  value: Value
  /** By the company's clock: what has happened has happened by then. */
  today: string
  onChange: (value: Value) => void
}

export interface FieldControlProps<Value> extends ControlProps<Value> {
  /** What is wrong with a part of it: `0` of the first of its lines. */
  problemWithin: (part: string) => string | undefined
}
