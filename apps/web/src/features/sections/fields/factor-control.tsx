import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../lib/load.ts'
import dropStyles from '../../../ui/drop-list.module.css'
import { DropList, nothingFound } from '../../../ui/drop-list.tsx'
import fieldStyles from '../../../ui/field.module.css'
import { controlProps } from '../../../ui/field.tsx'
import type { ControlProps } from '../../../ui/form/control-props.ts'
import { useDropList } from '../../../ui/use-drop-list.ts'
import { medicalFactorsQuery } from '../api/event-queries.ts'
import { factorLabel, matchingFactors } from './factor-choices.ts'

/** An item of order 29н, looked for by its number or by words; headings cannot be chosen. */
export function FactorControl({ frame, value: code, onChange }: Omit<ControlProps<string | null>, 'today'>) {
  const { data: factors = [], error } = useQuery(medicalFactorsQuery())
  const [typed, setTyped] = useState<string | null>(null)
  const chosen = factors.find((factor) => factor.code === code)
  const text = chosen === undefined ? (code ?? '') : factorLabel(chosen)
  const shown = matchingFactors(factors, typed ?? '')
  const { isOpen, close, restart, anchor, input, list } = useDropList({
    id: frame.id,
    count: shown.length,
    onPick(index) {
      const picked = shown[index]
      if (picked === undefined || picked.isGroup) return
      onChange(picked.code)
      close()
    },
    onClose: () => setTyped(null),
  })
  return (
    <div className={dropStyles.anchor} {...anchor}>
      <input
        {...controlProps(frame)}
        {...input}
        className={fieldStyles.control}
        placeholder="Номер пункта или слова: «4.4», «шум»"
        title={text}
        value={typed ?? text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value)
          if (event.target.value === '') onChange(null)
          restart()
        }}
      />
      {isOpen && (
        <DropList
          state={list}
          message={error === null ? nothingFound(shown.length) : errorText(error)}
          options={shown.map((factor) => ({
            key: factor.code,
            label: factorLabel(factor),
            isSelected: factor.code === code,
            isHeading: factor.isGroup,
          }))}
        />
      )}
    </div>
  )
}
