import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '../http/api-error.ts'
import { changedFields, pickFields } from './changed-fields.ts'
import { type FieldLabels, type FormProblems, fieldProblems, problemsOf } from './form-problems.ts'
import { type FormSchema, issueField } from './schema.ts'
import { scrollToFirstInvalid } from './scroll-to-invalid.ts'
import { type FormDraft, useDraft } from './use-draft.ts'

interface ContractFormOptions<Values, Output> {
  /** Stored data in the shape of the form: what is changed against, and what a reset returns to. */
  from: Values
  labels?: FieldLabels
  /** The form and what it is about, `employee:12`: what is typed outlives a reload of the tab. Left out: passwords and codes. */
  draft?: string | undefined
  /** Asked before the saving: why it has to wait, said in the line of problems; null: nothing holds it back. */
  holdBack?: ((output: Output) => Promise<string | null>) | undefined
  save: (output: Output, changed: Partial<Output>) => Promise<unknown>
  onSaved?: () => void
}

export interface ContractForm<Values> {
  values: Values
  /** Goes to `<form ref>`, so that the first invalid field can be found. */
  ref: RefObject<HTMLFormElement | null>
  isSaving: boolean
  isChanged: boolean
  /** All that is wrong, in one line; null when nothing is. */
  problemLine: string | null
  /** What was typed before a reload of the tab and stands in the form again; null: nothing. */
  draft: { note: string; discard: () => void } | null
  problemOf: (field: string) => string | undefined
  set: <K extends keyof Values & string>(field: K, value: Values[K]) => void
  submit: () => Promise<void>
  /** To what is stored, or to what is stored by now. */
  reset: (to?: Values) => void
}

const NO_PROBLEMS: FormProblems = { byField: {}, line: '' }

/** A form over a schema of the contract: checks, saves, and puts the server's field errors where they belong. */
export function useContractForm<Values extends object, Output extends object>(
  schema: FormSchema<Values, Output>,
  { draft: form, ...options }: ContractFormOptions<Values, Output>,
): ContractForm<Values> {
  const draft = useDraft({ form, from: options.from, labels: options.labels ?? {} })
  return useDraftedForm(schema, { ...options, draft: { ...draft, discard: draft.drop } })
}

type DraftedFormOptions<Values extends object, Output> = Omit<
  ContractFormOptions<Values, Output>,
  'draft'
> & {
  draft: Pick<FormDraft<Values>, 'start' | 'note' | 'drop'> & {
    follow: (values: Values) => void
    /** What was typed is thrown away. */
    discard: () => void
  }
}

/** The same over a draft that its caller looks after. */
export function useDraftedForm<Values extends object, Output extends object>(
  schema: FormSchema<Values, Output>,
  { from, labels = {}, draft, holdBack, save, onSaved }: DraftedFormOptions<Values, Output>,
): ContractForm<Values> {
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(draft.start)
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const [failedAttempts, setFailedAttempts] = useState(0)
  const [isSaving, setSaving] = useState(false)
  const isUnderWay = useRef(false)

  // After the render that has marked the fields.
  useEffect(() => {
    if (failedAttempts > 0 && ref.current !== null) scrollToFirstInvalid(ref.current)
  }, [failedAttempts])

  // Of what is typed only: what is stored may be loaded anew meanwhile.
  const followDraft = useEffectEvent(draft.follow)
  useEffect(() => followDraft(values), [values])

  function fail(found: FormProblems): void {
    setProblems(found)
    setFailedAttempts((count) => count + 1)
  }

  /** A second press before the button has been drawn busy begins nothing. */
  async function submit(): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await attempt()
    } finally {
      isUnderWay.current = false
    }
  }

  async function attempt(): Promise<void> {
    const checked = await schema['~standard'].validate(values)
    if (checked.issues !== undefined) {
      const issues = checked.issues.map((issue) => ({ field: issueField(issue), message: issue.message }))
      fail(fieldProblems(issues, labels))
      return
    }
    setSaving(true)
    try {
      const held = (await holdBack?.(checked.value)) ?? null
      if (held !== null) {
        fail({ byField: {}, line: held })
        return
      }
      await save(checked.value, pickFields(checked.value, changedFields(from, values)))
      setProblems(NO_PROBLEMS)
      draft.drop()
      onSaved?.()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      fail(problemsOf(error, labels))
    } finally {
      setSaving(false)
    }
  }

  function reset(to = from): void {
    draft.discard()
    setValues(to)
    setProblems(NO_PROBLEMS)
  }

  return {
    values,
    ref,
    isSaving,
    isChanged: changedFields(from, values).length > 0,
    problemLine: problems.line === '' ? null : problems.line,
    draft: draft.note === null ? null : { note: draft.note, discard: () => reset() },
    problemOf: (field) => problemAt(problems, field),
    set(field, value) {
      setValues((current) => ({ ...current, [field]: value }))
      setProblems((current) => withoutField(current, field, labels))
    },
    submit,
    reset,
  }
}

/** A problem inside a field (`activities.0`) is a problem of the field. */
function problemAt(problems: FormProblems, field: string): string | undefined {
  const inside = Object.keys(problems.byField).find((name) => isWithin(name, field))
  return inside === undefined ? undefined : problems.byField[inside]
}

function withoutField(problems: FormProblems, field: string, labels: FieldLabels): FormProblems {
  const all = Object.entries(problems.byField)
  const rest = all.filter(([name]) => !isWithin(name, field))
  if (rest.length === all.length) return problems
  return fieldProblems(
    rest.map(([name, message]) => ({ field: name, message })),
    labels,
  )
}

function isWithin(name: string, field: string): boolean {
  return name === field || name.startsWith(`${field}.`)
}
