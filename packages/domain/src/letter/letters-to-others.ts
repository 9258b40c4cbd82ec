import { counted } from '@ot/text'

const LETTERS = ['письма', 'писем', 'писем'] as const
const MINUTES = ['минуту', 'минуты', 'минут'] as const
const SECONDS_IN_MINUTE = 60

export type AskedLetters = {
  /** How many a company may write in an hour. */
  limit: number
  /** How many of them are written already, without those asked for now. */
  written: number
  asked: number
  /** Until the hour is over. */
  secondsLeft: number
}

/** Why so many letters may not go to people who are no users of the company; null: they may. */
export function lettersHourProblem({ limit, written, asked, secondsLeft }: AskedLetters): string | null {
  if (written + asked <= limit) return null
  const most = `Организация отправляет другим людям не больше ${counted(limit, LETTERS)} в час`
  if (asked > limit) return `${most}. Выберите меньше получателей.`
  const left = written < limit ? `, сейчас можно ещё ${limit - written}` : ''
  const wait = counted(Math.max(1, Math.ceil(secondsLeft / SECONDS_IN_MINUTE)), MINUTES)
  return `${most}${left}. Снова ${limit} — через ${wait}.`
}

/** Why nobody is written to in the name of somebody whose own address is not proved. */
export function unconfirmedEmailProblem(email: string): string {
  return `Письма другим людям уходят только с подтверждённого e-mail. Откройте ссылку из письма, которое пришло на ${email}. Отправить его ещё раз можно на странице «Настройки» → «Аккаунт».`
}
