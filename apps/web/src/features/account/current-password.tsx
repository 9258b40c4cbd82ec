import { PasswordField } from '../../ui/password-field.tsx'

interface CurrentPasswordProps {
  id: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** Whoever sits at an open window must still know the password. */
export function CurrentPassword(props: CurrentPasswordProps) {
  return <PasswordField {...props} label="Пароль" autoComplete="current-password" isRequired />
}
