import type { UnscheduledOutcome } from '@ot/contract'
import { UNSCHEDULED_KIND_LABELS, UNSCHEDULED_KINDS, type UnscheduledKind } from '@ot/domain'
import { counted, isCalendarDate, shortDate } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DateControl } from '../../../ui/date-control.tsx'
import { Field } from '../../../ui/field.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { clauseText, ReminderList } from '../../../ui/reminder-list.tsx'
import { recordUnscheduled } from '../unscheduled-calls.ts'
import styles from './cause-follows.module.css'
import type { AskedCause } from './cause-form.tsx'

const PEOPLE = ['работник', 'работника', 'работников'] as const
/** Of how many people it would be asked. */
const PEOPLE_OF = ['работнику', 'работникам', 'работникам'] as const

type Days = Partial<Record<UnscheduledKind, string>>
type Chosen = { kind: UnscheduledKind; due: string }[]
type Duty = UnscheduledOutcome['duties'][number]

interface CauseFollowsProps {
  today: string
  asked: AskedCause
  frame: FormInDialog
  onBack: () => void
  onSaved: () => void
}

/** What follows from the cause, each with its clause: the user keeps what is right, names the days and records it. */
export function CauseFollows({
  today,
  asked: { fields, outcome },
  frame,
  onBack,
  onSaved,
}: CauseFollowsProps) {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const { duties, reminders, people } = outcome
  const form = useContractForm(daysSchema, {
    from: openingDays(duties, today),
    labels: UNSCHEDULED_KIND_LABELS,
    save: async ({ chosen }) => {
      const body = { ...fields, asked: chosen }
      await recordUnscheduled(body, keyFor(body))
      await client.invalidateQueries()
    },
    onSaved,
  })
  return (
    <FormFrame
      form={form}
      submitLabel="Записать причину"
      extraAction={
        <Button kind="quiet" disabled={form.isSaving} onClick={onBack}>
          Назад
        </Button>
      }
      {...frame}
    >
      <p>Касается: {counted(people, PEOPLE)}. Отмеченное запишется каждому вместе с причиной.</p>
      <div className={styles.duties}>
        {duties.map((duty) => (
          <DutyRow
            key={duty.kind}
            duty={duty}
            day={form.values[duty.kind]}
            problem={form.problemOf(duty.kind)}
            onDay={(day) => form.set(duty.kind, day)}
            today={today}
          />
        ))}
      </div>
      <ReminderList reminders={reminders} />
    </FormFrame>
  )
}

interface DutyRowProps {
  duty: Duty
  /** Undefined: it is not asked for. */
  day: string | undefined
  problem: string | undefined
  onDay: (day: string | undefined) => void
  today: string
}

function DutyRow({ duty, day, problem, onDay, today }: DutyRowProps) {
  const { kind, by, condition, lastDay, people } = duty
  const isMarked = day !== undefined
  const frame = { id: `unscheduled-${kind}-day`, label: 'Провести до', error: problem }
  return (
    <div className={styles.duty}>
      <Checkbox
        id={`unscheduled-${kind}`}
        isChecked={isMarked}
        onChange={(marked) => onDay(marked ? (lastDay ?? today) : undefined)}
      >
        {UNSCHEDULED_KIND_LABELS[kind]}: {counted(people, PEOPLE_OF)}
      </Checkbox>
      <p className={styles.why}>
        {condition !== null && <strong>{condition} </strong>}
        Провести {by} ({clauseText(duty)}).
        {people === 0 && ' Ни у кого из этих работников такой записи нет: повторять нечего.'}
      </p>
      {isMarked && (
        <Field {...frame}>
          <DateControl frame={frame} value={day} onChange={onDay} />
        </Field>
      )}
      {lastDay !== null && isMarked && <p className={styles.why}>Не позднее {shortDate(lastDay)}.</p>}
    </div>
  )
}

/** What the act asks of everybody is marked at once; what hangs on an answer waits for it. */
function openingDays(duties: readonly Duty[], today: string): Days {
  return Object.fromEntries(
    duties
      .filter(({ condition, people }) => condition === null && people > 0)
      .map(({ kind, lastDay }) => [kind, lastDay ?? today]),
  )
}

const daysSchema: FormSchema<Days, { chosen: Chosen }> = {
  '~standard': {
    validate(days) {
      const kinds = UNSCHEDULED_KINDS.filter((kind) => days[kind] !== undefined)
      const wrong = kinds.filter((kind) => !isCalendarDate(days[kind] ?? ''))
      if (wrong.length > 0)
        return { issues: wrong.map((kind) => ({ path: [kind], message: 'Дата в виде дд.мм.гггг' })) }
      if (kinds.length === 0) return { issues: [{ path: [], message: 'Отметьте, что назначить' }] }
      return { value: { chosen: kinds.map((kind) => ({ kind, due: days[kind] ?? '' })) } }
    },
  },
}
