import type { AbsenceAnswer, ReturnOutcome } from '@ot/contract'
import { SECTION_LABELS } from '@ot/domain'
import { shortDate } from '@ot/text'
import { useQueryClient } from '@tanstack/react-query'
import { previewReturn, readAbsence, saveReturn } from '../../../lib/company/absences.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { useSaveOver } from '../../../lib/form/use-save-over.ts'
import { ApiError } from '../../../lib/http/api-error.ts'
import type { SeenVersion } from '../../../lib/http/seen-version.ts'
import type { FormInDialog } from '../../../ui/form/form-dialog.tsx'
import { ReminderList } from '../../../ui/reminder-list.tsx'
import type { DecidedChoice } from '../norms/api/proposals.ts'
import { FollowsForm } from '../norms/follows-form.tsx'
import styles from './return.module.css'
import { ReturnConflict } from './return-conflict.tsx'
import type { AskedReturn } from './return-day-form.tsx'

interface ReturnFollowsProps {
  absence: AbsenceAnswer
  asked: AskedReturn
  frame: FormInDialog
  /** Of what somebody has saved meanwhile another thing follows: it is shown before it is written. */
  onAsked: (asked: AskedReturn) => void
  onSeen: (stored: AbsenceAnswer) => void
  onShowStored: () => void
  onBack: () => void
  onSaved: () => void
}

/** What the return brings and what has waited for it: the user keeps what is right and writes the day down. */
export function ReturnFollows(props: ReturnFollowsProps) {
  const { absence, asked, frame, onSeen, onShowStored, onBack, onSaved } = props
  const { backOn, outcome } = asked
  const { follows, reminders } = outcome
  const over = useReturnOver(props)
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
      save={over.write}
      frame={frame}
      onBack={onBack}
      onSaved={onSaved}
      beside={(submit) => (
        <ReturnConflict
          of={{
            ...over,
            saveMine(stored) {
              over.goOver(stored)
              onSeen(stored)
              void submit()
            },
          }}
          absence={absence}
          backOn={backOn}
          onShowStored={onShowStored}
        />
      )}
    >
      <Waiting outcome={outcome} />
      <ReminderList reminders={reminders} />
    </FollowsForm>
  )
}

const FOLLOWS_OTHERWISE =
  'Отсутствие изменили, и последует другое. Проверьте список и запишите выход ещё раз.'
const NOTHING_WRITTEN = 409

/** Writes the return down over what the user has seen: the absence, and what follows from it. */
function useReturnOver({ absence, asked, onAsked }: ReturnFollowsProps) {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const { id } = absence
  const { backOn, outcome } = asked
  const over = useSaveOver(asked.version, () => readAbsence(absence))

  async function foresee(version: SeenVersion): Promise<void> {
    if (version.value === asked.version) return
    const now = await previewReturn({ id, version }, backOn)
    onAsked({ backOn, version: version.value, outcome: now })
    if (JSON.stringify(now.follows) !== JSON.stringify(outcome.follows))
      throw new ApiError(NOTHING_WRITTEN, FOLLOWS_OTHERWISE)
  }

  return {
    ...over,
    write: (choice: DecidedChoice) =>
      over.save(async (version) => {
        await foresee(version)
        const returned = { backOn, choice }
        await saveReturn(
          client,
          { id, version },
          { backOn, ...choice },
          keyFor({ id, version: version.value, ...returned }),
        )
      }),
  }
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
