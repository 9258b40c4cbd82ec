import { useState } from 'react'
import { type Choice, matchingChoices } from './choices.ts'
import styles from './drop-list.module.css'
import { DropList, nothingFound } from './drop-list.tsx'
import fieldStyles from './field.module.css'
import { controlProps, type FieldFrame } from './field.tsx'
import { useDropList } from './use-drop-list.ts'

interface SuggestControlProps {
  frame: FieldFrame
  suggestions: readonly (string | Choice<string>)[]
  /** Instead of «nothing found»: what a text of one's own comes to. */
  ownText?: string
  value: string
  maxLength: number
  onChange: (value: string) => void
}

/** Free text with the usual answers under it. */
export function SuggestControl(props: SuggestControlProps) {
  const { frame, suggestions, ownText, value, maxLength, onChange } = props
  const [isTyping, setTyping] = useState(false)
  const choices = suggestions.map((one) => (typeof one === 'string' ? { value: one, label: one } : one))
  // What stands there already is no filter: opened by a click, the list shows every answer.
  const shown = matchingChoices(choices, isTyping ? value : '')
  const { isOpen, close, restart, anchor, input, list } = useDropList({
    id: frame.id,
    count: shown.length,
    onPick(index) {
      const picked = shown[index]
      if (picked !== undefined) onChange(picked.value)
      close()
    },
    onClose: () => setTyping(false),
  })
  return (
    <div className={styles.anchor} {...anchor}>
      <input
        {...controlProps(frame)}
        {...input}
        className={fieldStyles.control}
        maxLength={maxLength}
        value={value}
        onChange={(event) => {
          setTyping(true)
          restart()
          onChange(event.target.value)
        }}
      />
      {isOpen && (
        <DropList
          state={list}
          message={shown.length === 0 && ownText !== undefined ? ownText : nothingFound(shown.length)}
          options={shown.map((one) => ({
            key: one.value,
            label: one.label,
            isSelected: one.value === value,
          }))}
        />
      )}
    </div>
  )
}
