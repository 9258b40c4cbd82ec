import { REPEAT_CHOICES, type RepeatChoice } from '@ot/domain'
import { TextButton } from '../../../ui/text-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './outcome-table.module.css'

const LABELS = {
  same: 'Тот же работник: дополнить строку',
  job: 'Вторая работа',
  skip: 'Не загружать',
} satisfies Record<RepeatChoice, string>

interface RepeatQuestionProps {
  row: number
  /** The earlier row of the same person. */
  of: number
  onRepeat: (row: number, choice: RepeatChoice) => void
}

/** Who is in a second row of the same person: the choice is seen at once in what would be done. */
export function RepeatQuestion({ row, of, onRepeat }: RepeatQuestionProps) {
  return (
    <fieldset className={styles.repeat}>
      <legend>
        <VisuallyHidden>
          Строка {row} и строка {of}
        </VisuallyHidden>
      </legend>
      {REPEAT_CHOICES.map((choice) => (
        <TextButton key={choice} onClick={() => onRepeat(row, choice)}>
          {choice === 'same' ? `${LABELS.same} ${of}` : LABELS[choice]}
        </TextButton>
      ))}
    </fieldset>
  )
}
