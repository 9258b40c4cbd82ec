import type { UnscheduledOutcome } from '@ot/contract'
import {
  byField,
  EVENT_FIELD_LABELS,
  UNSCHEDULED_KIND_LABELS,
  UNSCHEDULED_KINDS,
  type UnscheduledKind,
} from '@ot/domain'
import { counted, isCalendarDate, shortDate } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import type { FormSchema } from '../../../lib/form/schema.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldRows, type RowsForm } from '../../../ui/form/field-rows.tsx'
import { textField } from '../../../ui/form/field-table.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { clauseText, ReminderList } from '../../../ui/reminder-list.tsx'
import { recordUnscheduled } from '../api/unscheduled.ts'
import styles from './cause-follows.module.css'
import type { AskedCause } from './cause-form.tsx'

const PEOPLE = ['работник', 'работника', 'работников'] as const
/** Of how many people it would be asked. */
const PEOPLE_OF = ['работнику', 'работникам', 'работникам'] as const

type Days = Partial<Record<UnscheduledKind, string>>
type Chosen = { kind: UnscheduledKind; due: string }[]
type Duty = UnscheduledOutcome['duties'][number]

const DAYS = byField(UNSCHEDULED_KINDS, () =>
  textField({ label: EVENT_FIELD_LABELS.firstDeadline, kind: 'day', isAhead: true }),
)

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
            isMarked={form.values[duty.kind] !== undefined}
            days={{ ...form, values: byField(UNSCHEDULED_KINDS, (kind) => form.values[kind] ?? '') }}
            onMark={(isMarked) => form.set(duty.kind, isMarked ? (duty.lastDay ?? today) : undefined)}
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
  /** It is asked for. */
  isMarked: boolean
  days: RowsForm<Record<UnscheduledKind, string>>
  onMark: (isMarked: boolean) => void
  today: string
}

function DutyRow({ duty, isMarked, days, onMark, today }: DutyRowProps) {
  const { kind, by, condition, lastDay, people } = duty
  return (
    <div className={styles.duty}>
      <Checkbox id={`unscheduled-${kind}-asked`} isChecked={isMarked} onChange={onMark}>
        {UNSCHEDULED_KIND_LABELS[kind]}: {counted(people, PEOPLE_OF)}
      </Checkbox>
      <p className={styles.why}>
        {condition !== null && <strong>{condition} </strong>}
        Провести {by} ({clauseText(duty)}).
        {people === 0 && ' Ни у кого из этих работников такой записи нет: повторять нечего.'}
      </p>
      {isMarked && (
        <FieldRows
          form={days}
          table={DAYS}
          names={[kind]}
          prefix="unscheduled"
          today={today}
          layout="stacked"
        />
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
