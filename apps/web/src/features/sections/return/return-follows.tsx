import type { AbsenceAnswer, ReturnOutcome } from '@ot/contract'
import { SECTION_LABELS } from '@ot/domain'
import { shortDate } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { saveReturn } from '../../../lib/company/absences.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { ReminderList } from '../../../ui/reminder-list.tsx'
import { FollowsForm } from '../norms/follows-form.tsx'
import styles from './return.module.css'
import type { AskedReturn } from './return-day-form.tsx'

interface ReturnFollowsProps {
  absence: AbsenceAnswer
  asked: AskedReturn
  frame: FormInDialog
  onBack: () => void
  onSaved: () => void
}

/** What the return brings and what has waited for it: the user keeps what is right and writes the day down. */
export function ReturnFollows({ absence, asked, frame, onBack, onSaved }: ReturnFollowsProps) {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const { backOn, outcome } = asked
  const { follows, reminders } = outcome
  return (
    <FollowsForm
      follows={follows}
      lead={
        <p className={styles.lead}>
          {follows.length === 0
            ? `Выход ${shortDate(backOn)} новых обязанностей не создаёт: перерыв не дольше 60 календарных дней или уже учтён.`
            : `К ${shortDate(backOn)} нормы потребуют этого. Отмеченное запишется вместе с днём выхода.`}
        </p>
      }
      submitLabel="Записать выход"
      save={(choice) => {
        const returned = { backOn, ...choice }
        return saveReturn(client, absence, returned, keyFor({ id: absence.id, ...returned }))
      }}
      frame={frame}
      onBack={onBack}
      onSaved={onSaved}
    >
      <Waiting outcome={outcome} />
      <ReminderList reminders={reminders} />
    </FollowsForm>
  )
}

type Waits = ReturnOutcome['waits'][number]

function whenText(deadline: string, state: Waits['state']): string {
  const day = shortDate(deadline)
  if (state === 'unknown') return `не внесено, срок был ${day}`
  return state === 'overdue' ? `просрочено с ${day}` : `к ${day}`
}

function Waiting({ outcome: { waits, instructions } }: { outcome: ReturnOutcome }) {
  if (waits.length === 0 && instructions.length === 0) return null
  return (
    <section className={styles.waits}>
      <h3>Ждёт выхода</h3>
      <ul>
        {waits.map(({ section, name, deadline, state }) => (
          <li key={`${section} ${name} ${deadline}`}>
            {SECTION_LABELS[section]}: {name} — {whenText(deadline, state)}
          </li>
        ))}
        {instructions.map((name) => (
          <li key={name}>Ознакомить под подпись: {name}</li>
        ))}
      </ul>
    </section>
  )
}
