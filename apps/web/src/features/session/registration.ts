export interface AccountRegistration {
  email: string
  password: string
  confirmPassword: string
  personalData: boolean
  offer: boolean
  newsletter: boolean
}

export type RegistrationField = keyof AccountRegistration

export interface RegistrationProblem {
  text: string
  fields: readonly RegistrationField[]
}

export const EMPTY_REGISTRATION: AccountRegistration = {
  email: '',
  password: '',
  confirmPassword: '',
  personalData: false,
  offer: false,
  newsletter: false,
}

const TYPED = ['email', 'password', 'confirmPassword'] as const
const MUST_BE_TICKED = ['personalData', 'offer'] as const

/** The first thing that keeps a registration from being sent; null: it may go. */
export function registrationProblem(registration: AccountRegistration): RegistrationProblem | null {
  const blank = TYPED.filter((field) => registration[field].trim() === '')
  const unticked = MUST_BE_TICKED.filter((field) => !registration[field])
  if (blank.length > 0) return { text: 'Заполните необходимые поля', fields: [...blank, ...unticked] }
  if (registration.password !== registration.confirmPassword) {
    return { text: 'Пароли не совпадают', fields: ['password', 'confirmPassword'] }
  }
  if (unticked.length > 0) {
    return {
      text: 'Для регистрации нужны согласие на обработку персональных данных и принятие оферты',
      fields: unticked,
    }
  }
  return null
}
