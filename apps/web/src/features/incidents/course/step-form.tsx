import type { IncidentAnswer, IncidentStep } from '@ot/contract'
import { isCalendarDate, shortDate } from '@ot/text'
import { useEffect, useEffectEvent, useState } from 'react'
import type { StepChanges } from '../../../lib/company/incidents.ts'
import { momentIn, type TypedMoment } from '../../../lib/company-moment.ts'
import { inFormNames } from '../../../lib/form/form-problems.ts'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { instantOf, momentProblem, NO_DAY } from '../../../lib/form/typed-moment.ts'
import { type ContractForm, useContractForm } from '../../../lib/form/use-contract-form.ts'
import type { SeenVersion } from '../../../lib/http/seen-version.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DateControl } from '../../../ui/date-control.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type AskedTable, fieldLabels, textField } from '../../../ui/form/field-table.tsx'
import { MomentControl } from '../../../ui/form/moment-control.tsx'
import { SaveConflictDialog } from '../../../ui/form/save-conflict-dialog.tsx'
import { useTelling } from '../../../ui/form/use-telling.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './course.module.css'
import { NOTE_LABEL, type StepSave } from './use-step-save.ts'

const NOTE_MAX = 2000

interface StepValues {
  /** The time only of a step whose term is in hours. */
  done: TypedMoment
  note: string
  notNeeded: boolean
}

function stepTable(step: IncidentStep, timeZone: string): AskedTable<StepValues> {
  return {
    done: {
      label: 'Когда сделано',
      isRequired: true,
      control: isTimed(step)
        ? (props) => <MomentControl {...props} nowIn={timeZone} />
        : ({ frame, value, today, onChange }) => (
            <DateControl
              frame={frame}
              value={value.date}
              max={today}
              onChange={(date) => onChange({ ...value, date })}
            />
          ),
    },
    note: textField({
      label: NOTE_LABEL,
      kind: 'long',
      rows: 2,
      max: NOTE_MAX,
      ...(step.canBeLeftOut && { hint: 'Если шаг не требуется, напишите почему' }),
    }),
    notNeeded: { label: 'Шаг не требуется', control: null },
  }
}

/** Its term is in hours. */
function isTimed({ deadlineAt }: IncidentStep): boolean {
  return deadlineAt !== null
}

interface StepFormProps {
  incident: IncidentAnswer
  step: IncidentStep
  over: StepSave
  onMark: (changes: StepChanges, version: SeenVersion) => Promise<void>
  tellDraft: (isDraft: boolean) => void
  /** Null: there is nothing to go back to. */
  onLeave: (() => void) | null
}

export function StepForm({ incident, step, over, onMark, tellDraft, onLeave }: StepFormProps) {
  const { company, today } = useIncidentsScope()
  const table = stepTable(step, company.timeZone)
  // Neither the clock nor a colleague's mark must become what is typed here.
  const [from] = useState(() => startOf(step, company.timeZone))
  const beginOverShown = useEffectEvent(() => over.goOver(incident))
  useEffect(() => beginOverShown(), [])
  const form = useContractForm(isTimed(step) ? timedForm : datedForm, {
    from,
    labels: fieldLabels(table),
    save: async (values, changed) => {
      const { note, ...mark } = stepChanges(values, isTimed(step), company.timeZone)
      const isNoteOfColleague = changed.note === undefined && (step.note ?? '') !== from.note
      const changes = isNoteOfColleague ? mark : { ...mark, note }
      try {
        await over.save((version) => onMark(changes, version))
      } catch (error) {
        throw inFormNames(error, fieldOf)
      }
    },
  })
  useTelling(form.isChanged, tellDraft)
  const isBlocked = step.blockedBy !== null
  function saveMine(stored: IncidentAnswer): void {
    over.goOver(stored)
    void form.submit()
  }

  return (
    <>
      <form
        ref={form.ref}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!form.isSaving) void form.submit()
        }}
      >
        <FieldRows
          form={form}
          table={table}
          names={isBlocked || form.values.notNeeded ? ['note'] : ['done', 'note']}
          prefix={`step-${step.key}`}
          today={today}
          layout="stacked"
        />
        {step.canBeLeftOut && (
          <label className={styles.leftOut}>
            <input
              type="checkbox"
              checked={form.values.notNeeded}
              onChange={(event) => form.set('notNeeded', event.target.checked)}
            />
            {table.notNeeded.label}
          </label>
        )}
        {form.problemLine !== null && <FormError text={form.problemLine} />}
        <div className={styles.actions}>
          <Button type="submit" isBusy={form.isSaving} disabled={isBlocked && !form.values.notNeeded}>
            {markLabel(form.values)}
          </Button>
          {onLeave !== null && <LeaveButton form={form} onLeave={onLeave} />}
        </div>
      </form>
      <SaveConflictDialog
        of={{ ...over, saveMine }}
        timeZone={company.timeZone}
        linesOf={(stored) => over.linesOf(stored, { mark: markWords(form.values), note: form.values.note })}
        onShowStored={() => {
          over.postponeConflict()
          form.reset()
          onLeave?.()
        }}
      />
    </>
  )
}

function markWords({ done, notNeeded }: StepValues): string {
  if (notNeeded) return 'не требуется'
  return `сделано ${[isCalendarDate(done.date) ? shortDate(done.date) : done.date, done.time].join(' ').trim()}`
}

function markLabel({ notNeeded }: StepValues): string {
  return notNeeded ? 'Отметить: не требуется' : 'Отметить сделанным'
}

interface LeaveButtonProps {
  form: ContractForm<StepValues>
  onLeave: () => void
}

/** Asks first when something typed would be lost. */
function LeaveButton({ form, onLeave }: LeaveButtonProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button kind="secondary" onClick={() => (form.isChanged ? setAsking(true) : onLeave())}>
        Не менять
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Закрыть без сохранения?"
        confirmLabel="Закрыть без сохранения"
        confirmKind="danger"
        stayLabel="Продолжить"
        onConfirm={() => {
          setAsking(false)
          form.reset()
          onLeave()
        }}
        onStay={() => setAsking(false)}
      >
        <p>Введённое не запишется.</p>
      </ConfirmDialog>
    </>
  )
}

/** The day and the moment are one field here. */
function fieldOf(wire: string): string {
  return wire === 'completionDate' || wire === 'completedAt' ? 'done' : wire
}

function startOf(step: IncidentStep, timeZone: string): StepValues {
  const now = momentIn(new Date().toISOString(), timeZone)
  const done =
    step.completedAt === null
      ? { ...now, date: step.completionDate ?? now.date }
      : momentIn(step.completedAt, timeZone)
  return { done, note: step.note ?? '', notNeeded: step.state === 'notNeeded' }
}

const datedForm = checkedBy(({ date }) => (isCalendarDate(date) ? null : NO_DAY))
const timedForm = checkedBy(momentProblem)

function checkedBy(problemOf: (done: TypedMoment) => string | null): FormSchema<StepValues, StepValues> {
  return {
    '~standard': {
      validate(values) {
        const message = values.notNeeded ? null : problemOf(values.done)
        return message === null ? { value: values } : { issues: [{ path: ['done'], message }] }
      },
    },
  }
}

function stepChanges({ done, note, notNeeded }: StepValues, isTimed: boolean, timeZone: string): StepChanges {
  if (notNeeded) return { notNeeded, note, completionDate: null, completedAt: null }
  return isTimed
    ? { completedAt: instantOf(done, timeZone), note, notNeeded }
    : { completionDate: done.date, note, notNeeded }
}
