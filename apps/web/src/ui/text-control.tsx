import type { ComponentProps, KeyboardEvent } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { controlProps, type FieldFrame } from './field.tsx'
import longStyles from './long-text.module.css'

interface TextControlProps extends Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange'> {
  frame: FieldFrame
  value: string
  onChange: (value: string) => void
}

/** The control of one line of text, without its label. */
export function TextControl({ frame, onChange, className, ...input }: TextControlProps) {
  return (
    <input
      {...input}
      {...controlProps(frame)}
      className={classNames(styles.control, className)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

interface LongTextControlProps {
  frame: FieldFrame
  value: string
  maxLength: number
  autoComplete?: string
  onChange: (value: string) => void
}

/** One line of text that may be long: it wraps and grows instead of hiding its end, and takes no line breaks. */
export function LongTextControl({ frame, value, onChange, ...area }: LongTextControlProps) {
  return (
    <div className={longStyles.frame}>
      <textarea
        {...area}
        {...controlProps(frame)}
        rows={1}
        className={classNames(styles.control, longStyles.area)}
        value={value}
        onKeyDown={submitOnEnter}
        onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
      />
      <div className={longStyles.mirror} aria-hidden="true">
        {`${value} `}
      </div>
    </div>
  )
}

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
