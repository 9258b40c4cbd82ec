import type { AbsenceAnswer, ReturnOutcome } from '@ot/contract'
import { SECTION_LABELS } from '@ot/domain'
import { shortDate } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { Button } from '../../../ui/button.tsx'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { FormFrame } from '../../../ui/form/form-frame.tsx'
import { ReminderList } from '../../../ui/reminder-list.tsx'
import { type Answers, anyChoiceSchema, fieldOf } from '../norms/answers.ts'
import { ProposalList } from '../norms/proposal-list.tsx'
import styles from './return.module.css'
import { saveReturn } from './return-calls.ts'
import type { AskedReturn } from './return-day-form.tsx'

const UNTOUCHED: Answers = {}

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
  const form = useContractForm(anyChoiceSchema(follows), {
    from: UNTOUCHED,
    labels: Object.fromEntries(follows.map((proposal) => [fieldOf(proposal), proposal.name])),
    save: (choice) => {
      const returned = { backOn, choice }
      return saveReturn(client, absence, returned, keyFor({ id: absence.id, ...returned }))
    },
    onSaved,
  })
  return (
    <FormFrame
      form={form}
      submitLabel="Записать выход"
      extraAction={
        <Button kind="quiet" disabled={form.isSaving} onClick={onBack}>
          Назад
        </Button>
      }
      {...frame}
    >
      <p className={styles.lead}>
        {follows.length === 0
          ? `Выход ${shortDate(backOn)} новых обязанностей не создаёт: перерыв не дольше 60 календарных дней или уже учтён.`
          : `К ${shortDate(backOn)} нормы потребуют этого. Отмеченное запишется вместе с днём выхода.`}
      </p>
      <ProposalList proposals={follows} form={form} mayChange />
      <Waiting outcome={outcome} />
      <ReminderList reminders={reminders} />
    </FormFrame>
  )
}

function Waiting({ outcome: { waits, instructions } }: { outcome: ReturnOutcome }) {
  if (waits.length === 0 && instructions.length === 0) return null
  return (
    <section className={styles.waits}>
      <h3>Ждёт выхода</h3>
      <ul>
        {waits.map(({ section, name, deadline, isOverdue }) => (
          <li key={`${section} ${name} ${deadline}`}>
            {SECTION_LABELS[section]}: {name} —{' '}
            {isOverdue ? `просрочено с ${shortDate(deadline)}` : `к ${shortDate(deadline)}`}
          </li>
        ))}
        {instructions.map((name) => (
          <li key={name}>Ознакомить под подпись: {name}</li>
        ))}
      </ul>
    </section>
  )
}
