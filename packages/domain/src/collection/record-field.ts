/** What a field of a record is: how it is typed, checked and read. */
export type RecordFieldKind =
  | 'line'
  | 'long'
  | 'digits'
  | 'day'
  | 'whole'
  | 'phone'
  | 'email'
  | 'choice'
  | 'employee'
  | 'place'

export type RecordField = {
  /** The same words in the form, the list, the log, the sheets and the dialogs about somebody else's save. */
  label: string
  kind: RecordFieldKind
  isRequired?: true
  /** What a whole number counts. */
  unit?: string
  /** The most signs of a text, or digits of a number. */
  max?: number
  hint?: string
  /** A day that may lie after today. */
  isAhead?: true
  options?: readonly { value: string; label: string }[]
}
