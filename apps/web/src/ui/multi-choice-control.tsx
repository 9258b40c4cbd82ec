import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { type Choice, matchingChoices } from './choices.ts'
import dropStyles from './drop-list.module.css'
import { DropList, nothingFound } from './drop-list.tsx'
import { controlProps, type FieldFrame } from './field.tsx'
import styles from './multi-choice-control.module.css'
import { useDropList } from './use-drop-list.ts'

interface MultiChoiceControlProps {
  frame: FieldFrame
  choices: readonly Choice<number>[]
  chosen: readonly Choice<number>[]
  placeholder: string
  /** Instead of «nothing found»: why there are no options. */
  message?: ReactNode
  /** Always the last option: what to do when none of them fits. */
  otherwise?: { label: string; onPick: () => void }
  onChange: (values: number[]) => void
}

/** Several of many: what is chosen stands in the box, typing looks for more. */
export function MultiChoiceControl(props: MultiChoiceControlProps) {
  const { frame, choices, chosen, placeholder, message, otherwise, onChange } = props
  const [typed, setTyped] = useState('')
  const shown = matchingChoices(choices, typed)
  const values = chosen.map(({ value }) => value)

  function toggle(value: number): void {
    onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value])
  }

  const { isOpen, close, restart, anchor, input, list } = useDropList({
    id: frame.id,
    count: shown.length + (otherwise === undefined ? 0 : 1),
    onPick(index) {
      const picked = shown[index]
      if (picked !== undefined) toggle(picked.value)
      else {
        close()
        otherwise?.onPick()
      }
    },
    onClose: () => setTyped(''),
  })

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Backspace' && typed === '') onChange(values.slice(0, -1))
    else input.onKeyDown(event)
  }

  return (
    <div className={dropStyles.anchor} {...anchor}>
      <div className={styles.box}>
        {chosen.map((choice) => (
          <ChosenOne key={choice.value} label={choice.label} onRemove={() => toggle(choice.value)} />
        ))}
        <input
          {...controlProps(frame)}
          {...input}
          className={styles.input}
          placeholder={placeholder}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value)
            restart()
          }}
        />
      </div>
      {isOpen && (
        <DropList
          state={list}
          isMultiple
          message={message ?? nothingFound(shown.length)}
          options={[
            ...shown.map(({ value, label }) => ({ key: value, label, isSelected: values.includes(value) })),
            ...(otherwise === undefined
              ? []
              : [{ key: 'otherwise', label: otherwise.label, isSelected: false, isOtherwise: true }]),
          ]}
        />
      )}
    </div>
  )
}

function ChosenOne({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <span className={styles.chosen}>
      {label}
      <button type="button" className={styles.remove} aria-label={`Убрать: ${label}`} onClick={onRemove}>
        <IconX size={16} stroke={1.8} aria-hidden="true" />
      </button>
    </span>
  )
}
