import { z } from 'zod'
import { calendarDate, email, id, instant, requiredText } from './fields.ts'
import { defineRoutes } from './route.ts'
import { anyPassword, secretToken } from './session.ts'

const NAME_MAX = 150
const CODE_MAX = 30

const tag = 'account'

export const AccountAnswer = z.object({
  id,
  name: z.string().nullable(),
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  /** Takes the place of `email` when the link in the letter to it is opened. */
  pendingEmail: z.string().nullable(),
  isTwoFactor: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** The day from which the account is no more; null: nobody asked for that. */
  deletionOn: calendarDate.nullable(),
  /** Organisations that others work in and only this user owns: they are handed over before the account is deleted. */
  soleOwnerOf: z.array(z.string()),
  createdAt: instant,
})
export type AccountAnswer = z.infer<typeof AccountAnswer>

const code = requiredText(CODE_MAX)
/** Asked for where two-factor is on. */
const askedCode = z.union([z.literal('').transform(() => undefined), code]).optional()

export const AccountChange = z.strictObject({
  name: z
    .union([z.literal('').transform(() => null), requiredText(NAME_MAX)])
    .nullable()
    .optional(),
  email: email.optional(),
  /** Needed for another e-mail. */
  password: anyPassword.optional(),
  totp: askedCode,
})

export const PasswordChange = z.strictObject({
  currentPassword: anyPassword,
  password: anyPassword,
  confirmPassword: anyPassword,
  totp: askedCode,
})

export const AccountSession = z.object({
  id: z.uuid(),
  /** «Chrome, Windows»; null when the browser does not tell. */
  device: z.string().nullable(),
  address: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  isCurrent: z.boolean(),
})
export type AccountSession = z.infer<typeof AccountSession>

const sessionId = z.strictObject({ id: z.uuid('Неверный номер сеанса') })

export const WithPassword = z.strictObject({ password: anyPassword })
export const WithCode = z.strictObject({ code })
export const WithPasswordAndCode = z.strictObject({ password: anyPassword, totp: code })
export const DeletionBody = z.strictObject({ password: anyPassword, totp: askedCode })

export const TotpSetup = z.object({
  /** To be typed by hand where the picture cannot be taken. */
  secret: z.string(),
  uri: z.string(),
  /** The same as a picture: `data:image/png;base64,…`. */
  qrCode: z.string(),
})
export type TotpSetup = z.infer<typeof TotpSetup>

/** Shown once: only their hashes are kept. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const accountRoutes = defineRoutes({
  'GET /api/account': { access: 'user', tag, summary: 'Аккаунт пользователя', answer: AccountAnswer },
  'PATCH /api/account': {
    access: 'user',
    tag,
    summary: 'Имя; новый e-mail (начинает действовать после подтверждения по ссылке из письма)',
    body: AccountChange,
    answer: AccountAnswer,
  },
  'DELETE /api/account': {
    access: 'user',
    tag,
    summary: 'Удалить аккаунт через 30 дней; до этого удаление можно отменить',
    body: DeletionBody,
    answer: AccountAnswer,
  },
  'POST /api/account/restore': {
    access: 'user',
    tag,
    summary: 'Отменить удаление аккаунта',
    answer: AccountAnswer,
  },
  'POST /api/account/email-letter': {
    access: 'user',
    tag,
    summary: 'Отправить письмо для подтверждения e-mail ещё раз',
    answer: z.object({ email: z.string() }),
  },
  'POST /api/email/confirm': {
    access: 'public',
    tag,
    summary: 'Подтвердить e-mail кодом из ссылки в письме',
    body: z.strictObject({ token: secretToken }),
    answer: z.object({ email: z.string() }),
  },
  'POST /api/account/password': {
    access: 'user',
    tag,
    summary: 'Сменить пароль; остальные сеансы завершаются',
    body: PasswordChange,
    status: 204,
  },
  'GET /api/account/sessions': {
    access: 'user',
    tag,
    summary: 'Сеансы: где выполнен вход',
    answer: z.array(AccountSession),
  },
  'DELETE /api/account/sessions': {
    access: 'user',
    tag,
    summary: 'Завершить все сеансы, кроме этого',
    status: 204,
  },
  'DELETE /api/account/sessions/:id': {
    access: 'user',
    tag,
    summary: 'Завершить сеанс',
    params: sessionId,
    status: 204,
  },
  'POST /api/account/totp': {
    access: 'user',
    tag,
    summary: 'Начать включение двухфакторной защиты: ключ и QR-код для приложения',
    body: WithPassword,
    answer: TotpSetup,
    isSecret: true,
  },
  'POST /api/account/totp/confirm': {
    access: 'user',
    tag,
    summary: 'Включить двухфакторную защиту первым кодом; ответ — запасные коды, показываются один раз',
    body: WithCode,
    answer: RecoveryCodes,
    isSecret: true,
  },
  'POST /api/account/totp/recovery-codes': {
    access: 'user',
    tag,
    summary: 'Новые запасные коды: пароль и код из приложения или запасной; прежние перестают действовать',
    body: WithPasswordAndCode,
    answer: RecoveryCodes,
    isSecret: true,
  },
  'DELETE /api/account/totp': {
    access: 'user',
    tag,
    summary: 'Отключить двухфакторную защиту: пароль и код из приложения или запасной',
    body: WithPasswordAndCode,
    answer: AccountAnswer,
  },
})
