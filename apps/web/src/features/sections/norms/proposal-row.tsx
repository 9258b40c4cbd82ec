import type { Proposal } from '@ot/contract'
import { counted, shortDate } from '@ot/text'
import { useEffect, useId, useRef } from 'react'
import { typeset } from '../../../lib/typeset.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/field.tsx'
import { LongTextControl } from '../../../ui/text-control.tsx'
import { ACCEPT, isQuestion, LEAVE, type ProposalAnswer } from './answers.ts'
import styles from './proposals.module.css'

const NOTE_MAX = 500

export interface ProposalRowProps {
  proposal: Proposal
  answer: ProposalAnswer
  /** The answer is the user's own, not what goes without saying. */
  isAnswered: boolean
  /** What is wrong with the note. */
  problem: string | undefined
  /** Absent: who looks may not answer. */
  onAnswer: ((answer: ProposalAnswer) => void) | undefined
  /** How many employees it is for: of a whole position. */
  withCount: boolean
}

/** One thing that the norms ask for: what, how often, by when and why, and the answer to it. */
export function ProposalRow(props: ProposalRowProps) {
  const { proposal, answer, isAnswered, problem, onAnswer, withCount } = props
  const id = useId()
  const isStruck = answer.kind === 'decline'
  const isTicked = onAnswer !== undefined && !isStruck && !isQuestion(proposal)
  return (
    <li className={classNames(styles.row, isStruck && styles.struck)}>
      <div className={classNames(styles.what, isTicked && styles.ticked)}>
        {isTicked ? (
          <Checkbox
            id={id}
            isChecked={answer.kind === 'accept'}
            onChange={(isChecked) => onAnswer(isChecked ? ACCEPT : LEAVE)}
          >
            <span className={styles.name}>{proposal.name}</span>
          </Checkbox>
        ) : (
          <span className={styles.name}>{proposal.name}</span>
        )}
        <Facts proposal={proposal} withCount={withCount} />
        {isStruck ? (
          <StrikeNote id={`${id}-note`} note={answer.note} problem={problem} onChange={onAnswer} />
        ) : (
          <>
            <Reason proposal={proposal} />
            {proposal.condition !== null && (
              <QuestionChoice
                question={proposal.condition}
                isAsked={isQuestion(proposal)}
                answer={isAnswered ? answer : null}
                onAnswer={onAnswer}
              />
            )}
          </>
        )}
      </div>
      {onAnswer !== undefined && proposal.outcome === 'proposed' && (
        <Button
          kind="quiet"
          className={styles.strike}
          aria-label={`${isStruck ? 'Вернуть' : 'Вычеркнуть'}: ${proposal.name}`}
          onClick={() => onAnswer(isStruck ? LEAVE : { kind: 'decline', note: '' })}
        >
          {isStruck ? 'Вернуть' : 'Вычеркнуть'}
        </Button>
      )}
    </li>
  )
}

const OF_EMPLOYEES = ['работник', 'работника', 'работников'] as const

function Facts({ proposal, withCount }: Pick<ProposalRowProps, 'proposal' | 'withCount'>) {
  const { action, periodicity, deadline, employeeIds } = proposal
  const facts = [
    action === 'add' && periodicity,
    deadline !== null && `до ${shortDate(deadline)}`,
    withCount && counted(employeeIds.length, OF_EMPLOYEES),
  ].filter((fact) => fact !== false)
  return facts.length === 0 ? null : <p className={styles.facts}>{facts.join(' · ')}</p>
}

function Reason({ proposal: { basis, note } }: Pick<ProposalRowProps, 'proposal'>) {
  return (
    <>
      {note !== null && <p className={styles.note}>Вычеркнуто: {note}</p>}
      <p className={styles.reason}>
        {typeset(basis.explanation)}{' '}
        <span className={styles.source}>{typeset(`${basis.act}, ${basis.clause}`)}</span>{' '}
        {!basis.verified && <Badge tone="warning">не сверено</Badge>}
      </p>
    </>
  )
}

interface StrikeNoteProps {
  id: string
  note: string
  problem: string | undefined
  onChange: ProposalRowProps['onAnswer']
}

function StrikeNote({ id, note, problem, onChange }: StrikeNoteProps) {
  const place = useRef<HTMLDivElement>(null)
  const frame = { id, label: 'Почему это не нужно', isRequired: true, error: problem }
  // The button that was pressed asks for these words next; a note that is there already was written elsewhere.
  const isAsked = useRef(note === '')
  useEffect(() => {
    if (isAsked.current) place.current?.querySelector('textarea')?.focus()
  }, [])
  return (
    <div ref={place} className={styles.noteField}>
      <Field {...frame}>
        <LongTextControl
          frame={frame}
          value={note}
          maxLength={NOTE_MAX}
          autoComplete="off"
          onChange={(text) => onChange?.({ kind: 'decline', note: text })}
        />
      </Field>
    </div>
  )
}

interface QuestionChoiceProps {
  question: string
  /** Its «да» is the acceptance; otherwise it only says what to think of. */
  isAsked: boolean
  /** Null: not answered yet. */
  answer: ProposalAnswer | null
  onAnswer: ((answer: ProposalAnswer) => void) | undefined
}

/** What only somebody who knows the workplace can tell. «Нет» decides nothing: the question stays for later. */
function QuestionChoice({ question, isAsked, answer, onAnswer }: QuestionChoiceProps) {
  const name = useId()
  if (!isAsked || onAnswer === undefined) return <p className={styles.question}>{question}</p>
  return (
    <fieldset className={styles.questionChoice}>
      <legend className={styles.question}>{question}</legend>
      <label className={styles.option}>
        <input
          type="radio"
          name={name}
          checked={answer?.kind === 'accept'}
          onChange={() => onAnswer(ACCEPT)}
        />
        Да, нужно
      </label>
      <label className={styles.option}>
        <input type="radio" name={name} checked={answer?.kind === 'leave'} onChange={() => onAnswer(LEAVE)} />
        Нет, потом
      </label>
    </fieldset>
  )
}
