import { TextField } from '../../ui/text-field.tsx'

export const CODE_LABEL = 'Код из приложения или запасной'
const CODE_MAX = 24

interface CodeFieldProps {
  id: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

export function CodeField(field: CodeFieldProps) {
  return (
    <TextField {...field} label={CODE_LABEL} autoComplete="one-time-code" maxLength={CODE_MAX} isRequired />
  )
}
