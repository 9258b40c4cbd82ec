import type { PersonalTemplate } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { type DifferenceOf, differencesQuery, type OfTemplate } from './api/own-templates.ts'
import { DifferenceText } from './difference-text.tsx'
import styles from './own-template.module.css'

/** The comparisons that the state of the template allows, the most wanted first. */
function comparisons({ current, preview, isBehind, standardEdition }: PersonalTemplate) {
  const all: { of: DifferenceOf; label: string }[] = []
  if (preview !== null) all.push({ of: 'preview', label: 'Загруженный и стандартный' })
  if (current !== null && isBehind) {
    const editions = `${current.baseEdition} → ${standardEdition}`
    all.push({ of: 'update', label: `Что изменилось в стандартном: ${editions}` })
  }
  if (current !== null) all.push({ of: 'current', label: 'Свой и стандартный' })
  return all
}

export function DifferencesView({ of, state }: { of: OfTemplate; state: PersonalTemplate }) {
  const choices = comparisons(state)
  const [chosen, setChosen] = useState<DifferenceOf | null>(null)
  const shown = choices.find((choice) => choice.of === chosen) ?? choices[0]
  if (shown === undefined) return <p>Своего шаблона нет: сравнивать не с чем.</p>
  return (
    <div className={styles.differences}>
      {choices.length > 1 && (
        <div className={styles.buttons}>
          {choices.map((choice) => (
            <Button
              key={choice.of}
              kind={choice.of === shown.of ? 'secondary' : 'quiet'}
              aria-pressed={choice.of === shown.of}
              onClick={() => setChosen(choice.of)}
            >
              {choice.label}
            </Button>
          ))}
        </div>
      )}
      <Comparison key={shown.of} of={of} difference={shown.of} />
    </div>
  )
}

function Comparison({ of, difference }: { of: OfTemplate; difference: DifferenceOf }) {
  const query = useQuery(differencesQuery(of, difference))
  return (
    <Loaded of={query} skeleton={<PageSpinner />} errorTitle={(code) => `Ошибка ${code}`}>
      {({ lines }) =>
        lines.every(({ kind }) => kind === 'same') ? (
          <p>Тексты совпадают: отличаться может только оформление.</p>
        ) : (
          <DifferenceText lines={lines} isUpdate={difference === 'update'} />
        )
      }
    </Loaded>
  )
}
