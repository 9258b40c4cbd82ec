import type { EventFormField } from '@ot/domain'
import type { ReactNode } from 'react'
import { fullName } from '../../../lib/company/employee-name.ts'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { isMeant } from '../fields/event-fields.ts'
import { HazardsField } from '../fields/hazards-field.tsx'
import type { EventForm } from '../fields/use-event-fields.ts'
import { useRecordsScope } from '../records-scope.ts'
import { useInstructorCheck } from '../use-instructor-check.ts'

interface EventFormFrameProps {
  of: EventForm
  fields: readonly EventFormField[]
  frame: FormInDialog
  submitLabel: string
  /** Above the fields: what there is to know. */
  note?: ReactNode
}

/** The fields of a section's form that mean something now. */
export function EventFormFrame({ of, fields, frame, submitLabel, note }: EventFormFrameProps) {
  const { today } = useRecordsScope()
  const { form, mode, table, choose, hints } = of
  const shown = fields.filter(
    (field) => isMeant(field, form.values) && (field !== 'periodReason' || of.asksReason),
  )
  return (
    <FormFrame form={form} submitLabel={submitLabel} {...frame}>
      {note}
      <FieldRows
        form={{ values: form.values, problemOf: form.problemOf, set: choose }}
        table={table}
        names={shown}
        // Forms of two dialogs may stand on one page while the first one closes.
        prefix={mode}
        today={today}
        hints={hints}
        own={{ hazards: <HazardsField of={of} /> }}
      />
      {shown.includes('instructor') && (
        <InstructorNote instructor={form.values.instructor} date={form.values.date} />
      )}
    </FormFrame>
  )
}

/** Who has briefed had not learnt it himself by that day: worth a look, and no refusal. */
function InstructorNote({ instructor, date }: { instructor: string; date: string }) {
  const check = useInstructorCheck(instructor.trim() !== '' && date !== '')
  const untrained = check?.(instructor, date) ?? null
  if (untrained === null) return null
  return (
    <Notice kind="warning" role="status">
      {fullName(untrained.instructor)}: в этот день нет действующего обучения — {untrained.lacking.join('; ')}
      . Кто инструктирует, сам обучен (ПП РФ №&nbsp;2464, п. 33, 53). Запись это не запрещает: внесите
      обучение, если оно было.
    </Notice>
  )
}
