import type { FactAnswer } from '@ot/contract'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import { typeset } from '../../../lib/typeset.ts'
import { Field as StackedRow } from '../../../ui/field.tsx'
import { FormRow } from '../../../ui/form-row.tsx'
import type { FactFormValues } from '../fact-values.ts'
import { useInterviewScope } from '../interview-scope.ts'
import { factControl } from './fact-control.tsx'
import { FactNotes } from './fact-notes.tsx'
import styles from './theme.module.css'

interface FactRowProps {
  fact: FactAnswer
  form: ContractForm<FactFormValues>
  /** A line of the table of who answers for what; else a question over its control. */
  isPeople: boolean
  /** The proposal stands as it was made. */
  isUntouched: boolean
  tellAbsent: (isAbsent: boolean) => void
  tellSkipped: (isSkipped: boolean) => void
}

export function FactRow({ fact, form, isPeople, isUntouched, tellAbsent, tellSkipped }: FactRowProps) {
  const { key, label, question, hint, isAbsent } = fact
  const isOpen = !isAbsent
  const frame = {
    id: `fact-${key}`,
    label: typeset(isPeople ? label : question),
    hint: isOpen && hint !== null ? typeset(hint) : undefined,
    error: form.problemOf(key),
  }
  const Row = isPeople ? FormRow : StackedRow
  return (
    <div id={key} className={styles.row}>
      <Row {...frame}>
        {isOpen ? (
          <OpenFact frame={frame} fact={fact} form={form} />
        ) : (
          <p id={frame.id} className={styles.read}>
            У нас этого нет
          </p>
        )}
        <FactNotes fact={fact} isUntouched={isUntouched} tellAbsent={tellAbsent} tellSkipped={tellSkipped} />
      </Row>
    </div>
  )
}

type OpenFactProps = Pick<FactRowProps, 'fact' | 'form'> & {
  frame: { id: string; label: string; hint?: string | undefined; error: string | undefined }
}

function OpenFact({ frame, fact, form }: OpenFactProps) {
  const { employees, today } = useInterviewScope()
  const control = factControl(fact, { data: employees, error: null, refetch: () => undefined })
  return control({
    frame,
    today,
    problemWithin: (part) => form.problemOf(`${fact.key}.${part}`),
    value: form.values[fact.key] ?? null,
    onChange: (value) => form.set(fact.key, value),
  })
}
