import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CARD_LABELS, labelInSentence } from '../card-fields.ts'
import type { CardValues } from '../card-values.ts'
import { type FoundFieldChange, missingFields } from '../found-requisites.ts'
import styles from './fields.module.css'

interface LookupOutcomeProps {
  card: CardValues
  changes: readonly FoundFieldChange[]
  onUndo: () => void
}

/** What the lookup has filled in, what of the typed it has replaced, and what is left to fill in by hand. */
export function LookupOutcome({ card, changes, onUndo }: LookupOutcomeProps) {
  const filled = changes.filter(({ from }) => from === '')
  const replaced = changes.filter(({ from }) => from !== '')
  const missing = missingFields(card)
  const [firstMissing] = useState(missing[0])
  // The keyboard goes on where something is left to fill in; a touch screen's own keyboard is not called up.
  useEffect(() => {
    if (firstMissing !== undefined && window.matchMedia('(pointer: fine)').matches)
      document.getElementById(`company-${firstMissing}`)?.focus()
  }, [firstMissing])
  return (
    <div className={styles.outcome} role="status">
      <p>{filledText(filled.length, replaced.length)}</p>
      {replaced.length > 0 && (
        <div>
          Заменено введённое раньше:
          <ul>
            {replaced.map(({ field, from, to }) => (
              <li key={field}>
                {CARD_LABELS[field]}: «{from}» → «{to}»
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>
        {missing.length === 0
          ? 'Все обязательные поля заполнены. Проверьте их и сохраните.'
          : `Осталось заполнить: ${missing.map(labelInSentence).join(', ')}.`}
      </p>
      {replaced.length > 0 && (
        <Button kind="secondary" onClick={onUndo}>
          Вернуть, как было
        </Button>
      )}
    </div>
  )
}

function filledText(filled: number, replaced: number): string {
  if (filled === 0 && replaced === 0) return 'Найденные сведения совпадают с введёнными.'
  return filled === 0 ? 'Сведения найдены.' : `Сведения найдены. Заполнено полей: ${filled}.`
}
