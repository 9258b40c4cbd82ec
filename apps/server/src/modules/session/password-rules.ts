import type { FieldError } from '@ot/contract'
import { Invalid } from '../../foundation/errors.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { emailKeyOf } from './queries.ts'

const PASSWORD_MIN = 8

type Chosen = { password: string; confirmPassword: string }

export function checkNewPassword({ password, confirmPassword }: Chosen, email: string | null): void {
  const problem = passwordProblem(password, email)
  if (password.trim() === '' || confirmPassword.trim() === '') {
    throw Invalid.field('password', 'Заполните необходимые поля')
  }
  if (password !== confirmPassword) throw new Invalid(bothFields('Пароли не совпадают'))
  if (problem !== null) throw Invalid.field('password', problem)
}

function bothFields(message: string): FieldError[] {
  return [
    { field: 'password', message },
    { field: 'confirmPassword', message },
  ]
}

/** The product's own words, also typed in the other layout: whoever guesses here begins with them. */
const OUR_WORDS = /отдел|охранатруда|охрана|труда?|otdel|ohrana|truda?|jnltk|j\[hfyf|nhelf?/g

function isOurName(lower: string): boolean {
  const rest = lower.replaceAll(/[\s\d_.,!@#$%^&*()+=-]/g, '')
  return rest !== '' && rest.replaceAll(OUR_WORDS, '') === ''
}

function passwordProblem(password: string, email: string | null): string | null {
  const lower = password.toLowerCase()
  if ([...password].length < PASSWORD_MIN) return `Пароль — не короче ${PASSWORD_MIN} знаков`
  if (COMMON_PASSWORDS.has(lower) || isOurName(lower)) {
    return 'Этот пароль слишком распространён, выберите другой'
  }
  if (email === null) return null
  const name = emailKeyOf(email)
  const isEmail = lower === name || lower === name.slice(0, name.indexOf('@'))
  return isEmail ? 'Пароль не должен совпадать с e-mail' : null
}
