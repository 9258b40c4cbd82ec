import { z } from 'zod'
import { email, requiredText } from './fields.ts'
import { defineRoutes } from './route.ts'

const PASSWORD_MAX = 200
const TOKEN_MAX = 4096

/** What a link in a letter carries. */
export const secretToken = z.string().min(1).max(TOKEN_MAX)

const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string() })
export const anyPassword = z.string().min(1).max(PASSWORD_MAX)

export const Agreements = z.strictObject({
  personalData: z.literal(true, 'Без согласия на обработку персональных данных регистрация невозможна'),
  offer: z.literal(true, 'Без принятия оферты регистрация невозможна'),
  newsletter: z.boolean().default(false),
})

export const LoginBody = z.strictObject({
  email: requiredText(254),
  password: anyPassword,
  /** Six digits of the authenticator, or a recovery code. */
  totp: z.string().max(30).optional(),
})
export const RegisterBody = z.strictObject({
  email,
  password: anyPassword,
  confirmPassword: anyPassword,
  agreements: Agreements.optional(),
})
export const RefreshBody = z.strictObject({ refreshToken: secretToken })
export const ForgotBody = z.strictObject({ email })
export const ResetBody = z.strictObject({
  token: secretToken,
  password: anyPassword,
  confirmPassword: anyPassword,
})

const tag = 'session'

export const sessionRoutes = defineRoutes({
  'POST /api/login': { access: 'public', tag, summary: 'Вход', body: LoginBody, answer: Tokens },
  'POST /api/register': {
    access: 'public',
    tag,
    summary: 'Регистрация',
    body: RegisterBody,
    answer: z.object({ id: z.int(), email: z.string() }),
    status: 201,
  },
  'POST /api/refresh': {
    access: 'public',
    tag,
    summary: 'Новая пара токенов',
    body: RefreshBody,
    // No form is behind this call: whatever is wrong with the token ends the session with one status.
    wrongBody: 400,
    answer: Tokens,
  },
  'POST /api/logout': { access: 'public', tag, summary: 'Выход', body: RefreshBody, status: 204 },
  'POST /api/password/forgot': {
    access: 'public',
    tag,
    summary: 'Письмо со ссылкой',
    body: ForgotBody,
    status: 204,
  },
  'POST /api/password/reset': {
    access: 'public',
    tag,
    summary: 'Новый пароль',
    body: ResetBody,
    status: 204,
  },
  'POST /api/tickets': {
    access: 'user',
    tag,
    summary: 'Билет на одну минуту для скачивания браузером',
    answer: z.object({ ticket: z.string(), expiresAt: z.string() }),
    isSecret: true,
    status: 201,
  },
})
