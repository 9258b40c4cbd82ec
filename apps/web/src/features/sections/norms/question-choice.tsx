import { useId } from 'react'
import { ACCEPT, type Answer, LEAVE } from './answers.ts'
import styles from './proposals.module.css'

interface QuestionChoiceProps {
  question: string
  /** Its «да» is the acceptance; otherwise it only says what to think of. */
  isAsked: boolean
  /** Null: not answered yet. */
  answer: Answer | null
  onAnswer: ((answer: Answer) => void) | undefined
}

/** What only somebody who knows the workplace can tell. «Нет» decides nothing: the question stays for later. */
export function QuestionChoice({ question, isAsked, answer, onAnswer }: QuestionChoiceProps) {
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
