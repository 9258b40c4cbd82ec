import type { Proposal } from '@ot/contract'
import { counted } from '@ot/text'
import { useId, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { fieldOf } from '../answers.ts'
import type { ProposalListProps } from '../proposal-list.tsx'
import { countConcerned } from '../texts.ts'
import { type AskedOnce, answerOnce, askedOnce, type SaidOnce, saidOnce } from './asked-once.ts'
import styles from './questions-once.module.css'

/** More of them would push the list of positions out of sight. */
const SHOWN_AT_FIRST = 5
const OF_EMPLOYEES = ['работника', 'работников', 'работников'] as const
const SAID: readonly (readonly [SaidOnce, string])[] = [
  ['yes', 'Да, нужно'],
  ['no', 'Нет, не нужно'],
]

interface QuestionsOnceProps {
  proposals: readonly Proposal[]
  form: ProposalListProps['form']
}

/** What only the employer can decide, once for all positions that ask it. */
export function QuestionsOnce({ proposals, form }: QuestionsOnceProps) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const questions = askedOnce(proposals)
  const shown = isWhole ? questions : questions.slice(0, SHOWN_AT_FIRST)
  const open = questions.filter((asked) => saidOnce(asked, form.values) === null)
  if (questions.length === 0) return null

  function say({ proposals: asked }: AskedOnce, said: SaidOnce): void {
    for (const proposal of asked) form.set(fieldOf(proposal), answerOnce(said))
  }

  function agree(): void {
    for (const asked of open) say(asked, 'yes')
  }

  return (
    <section className={styles.questions} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>Решает работодатель: {questions.length}</h2>
        {open.length > 0 && (
          <Button kind="secondary" onClick={agree}>
            Да на все оставшиеся: {open.length}
          </Button>
        )}
      </div>
      <p className={styles.note}>
        Ответ записывается во все должности, где об этом спрашивают. Без него строки нет в инструкциях и
        программах этих должностей.
      </p>
      <ul className={styles.list}>
        {shown.map((asked) => (
          <li key={asked.id}>
            <QuestionOnce
              asked={asked}
              said={saidOnce(asked, form.values)}
              onSay={(said) => say(asked, said)}
            />
          </li>
        ))}
      </ul>
      {questions.length > SHOWN_AT_FIRST && (
        <div>
          <Button kind="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Свернуть' : `Показать все вопросы: ${questions.length}`}
          </Button>
        </div>
      )}
    </section>
  )
}

interface QuestionOnceProps {
  asked: AskedOnce
  said: SaidOnce | null
  onSay: (said: SaidOnce) => void
}

function QuestionOnce({ asked: { name, question, proposals }, said, onSay }: QuestionOnceProps) {
  const group = useId()
  return (
    <fieldset className={styles.question}>
      <legend>
        <span className={styles.name}>{name}</span> <span className={styles.condition}>{question}</span>
      </legend>
      <p className={styles.whom}>
        {proposals.map(({ position }) => position).join(', ')} — у{' '}
        {counted(countConcerned(proposals), OF_EMPLOYEES)}
      </p>
      <div className={styles.options}>
        {SAID.map(([value, label]) => (
          <label key={value} className={styles.option}>
            <input type="radio" name={group} checked={said === value} onChange={() => onSay(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
