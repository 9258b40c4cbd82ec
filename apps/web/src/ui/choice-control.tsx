import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useState } from 'react'
import { sizes } from '../lib/sizes.ts'
import { type Choice, choicesNamed, matchingChoices } from './choices.ts'
import styles from './drop-list.module.css'
import { DropList, nothingFound } from './drop-list.tsx'
import fieldStyles from './field.module.css'
import { controlProps, type FieldFrame } from './field.tsx'
import { useDropList } from './use-drop-list.ts'

interface ChoiceControlProps<Value> {
  frame: FieldFrame
  choices: readonly Choice<Value>[]
  value: Value
  placeholder?: string
  /** Instead of «nothing found»: why there are no choices yet. */
  message?: string | undefined
  /** Of the list, in CSS pixels. */
  maxHeight?: number
  onChange: (value: Value) => void
}

/** One of several; typing looks for it by a part of its name. */
export function ChoiceControl<Value extends string | number | boolean | null>({
  frame,
  choices,
  value,
  placeholder,
  message,
  maxHeight = sizes.dropdownMaxHeight,
  onChange,
}: ChoiceControlProps<Value>) {
  const [typed, setTyped] = useState<string | null>(null)
  const chosen = choices.find((choice) => choice.value === value)?.label ?? ''
  const shown = matchingChoices(choices, typed ?? '')
  const { isOpen, close, restart, anchor, input, list } = useDropList({
    id: frame.id,
    count: shown.length,
    maxHeight,
    onPick(index) {
      const picked = shown[index]
      if (picked !== undefined) onChange(picked.value)
      close()
    },
    onClose: () => setTyped(null),
  })

  /** Whoever has typed the whole name of one has said it; what names none or several is given up. */
  function takeNamed(): void {
    const [named, ...others] = choicesNamed(choices, typed ?? '')
    if (named !== undefined && others.length === 0) onChange(named.value)
  }

  return (
    <div className={styles.anchor} {...anchor}>
      <div className={styles.withArrow}>
        <input
          {...controlProps(frame)}
          {...input}
          className={fieldStyles.control}
          placeholder={placeholder}
          title={chosen}
          value={typed ?? chosen}
          onFocus={(event) => event.target.select()}
          onBlur={takeNamed}
          onChange={(event) => {
            setTyped(event.target.value)
            restart()
          }}
        />
        <IconChevronDown size={20} stroke={1.6} className={styles.arrow} aria-hidden="true" />
      </div>
      {isOpen && (
        <DropList
          state={list}
          message={message ?? nothingFound(shown.length)}
          options={shown.map((choice) => ({
            key: String(choice.value),
            label: choice.label,
            note: choice.note,
            isSelected: choice.value === value,
          }))}
        />
      )}
    </div>
  )
}
