import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { type ComponentProps, useState } from 'react'
import styles from './field.module.css'
import { controlProps, Field, type FieldFrame } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { useEarlyText } from './use-early-input.ts'

interface PasswordFieldProps
  extends FieldFrame,
    Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'onChange'> {
  value: string
  onChange: (value: string) => void
}

/** A password that can be looked at while it is typed. */
export function PasswordField({
  id,
  label,
  isRequired = false,
  hint,
  error,
  onChange,
  ...input
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const frame = { id, label, isRequired, hint, error }
  useEarlyText(id, input.value, onChange)
  return (
    <Field {...frame}>
      <div className={styles.withButton}>
        <input
          {...input}
          {...controlProps(frame)}
          type={isShown ? 'text' : 'password'}
          className={styles.control}
          onChange={(event) => onChange(event.target.value)}
        />
        <IconButton
          label={isShown ? 'Скрыть пароль' : 'Показать пароль'}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <IconEyeOff size={20} stroke={1.6} /> : <IconEye size={20} stroke={1.6} />}
        </IconButton>
      </div>
    </Field>
  )
}
