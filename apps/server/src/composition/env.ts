import { resolve } from 'node:path'
import { z } from 'zod'
import { asksForWriting } from '../db/several-hosts.ts'
import { trustedProxies } from './trusted-proxies.ts'

const PORT_MAX = 65_535
const PROCESSES_MAX = 64
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const JWT_SECRET_MIN = 32
const METRICS_TOKEN_MIN = 16

const whole = (name: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `${name} — целое число от ${min} до ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `${name} — целое число от ${min} до ${max}`)

const address = (name: string, schemes: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)),
      `${name} — адрес, который начинается с ${schemes.map((scheme) => `${scheme}://`).join(' или ')}`,
    )

const botName = (name: string) => z.string().regex(/^\w{3,64}$/, `${name} — имя бота без «@»`)

const Environment = z.object({
  PORT: whole('PORT', 0, PORT_MAX).default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().optional(),
  // Not parsed as an URL: libpq also takes one without a host, `postgres:///base?host=/run/postgresql`.
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL — адрес, который начинается с postgres:// или postgresql://')
    .refine(
      asksForWriting,
      'DATABASE_URL: target_session_attrs — только read-write, программе нужен сервер, который пишет',
    )
    .optional(),
  PUBLIC_URL: address('PUBLIC_URL', ['http', 'https']).optional(),
  SMTP_URL: address('SMTP_URL', ['smtp', 'smtps']).optional(),
  MAIL_FROM: z.string().default('ОТдел <otdel@localhost>'),
  SUPPORT_EMAIL: z.email('SUPPORT_EMAIL — адрес электронной почты').default('support@otdel.example'),
  DADATA_TOKEN: z.string().optional(),
  /** Of each bot its token and its name without «@»: without both there is no such bot. */
  TELEGRAM_BOT_TOKEN: z.string().optional(),
  TELEGRAM_BOT_NAME: botName('TELEGRAM_BOT_NAME').optional(),
  TELEGRAM_API_URL: address('TELEGRAM_API_URL', ['http', 'https']).default('https://api.telegram.org'),
  MAX_BOT_TOKEN: z.string().optional(),
  MAX_BOT_NAME: botName('MAX_BOT_NAME').optional(),
  MAX_API_URL: address('MAX_API_URL', ['http', 'https']).default('https://platform-api2.max.ru'),
  /** The program of LibreOffice, when it is not found by itself. */
  SOFFICE_PATH: z.string().optional(),
  /** A JSON file with the requisites of the installation's owner: without it nothing can be ordered. */
  SELLER_FILE: z.string().optional(),
  JWT_SECRET: z.string().min(JWT_SECRET_MIN, `JWT_SECRET — не короче ${JWT_SECRET_MIN} знаков`).optional(),
  WEB_CONCURRENCY: whole('WEB_CONCURRENCY', 1, PROCESSES_MAX).default(1),
  REQUESTS_PER_MINUTE: whole('REQUESTS_PER_MINUTE', 0, 1_000_000).default(3000),
  LETTERS_PER_HOUR: whole('LETTERS_PER_HOUR', 1, 1_000_000).default(600),
  TRUST_PROXY: trustedProxies.default(false),
  /** Without it nobody reads /metrics. */
  METRICS_TOKEN: z
    .string()
    .min(METRICS_TOKEN_MIN, `METRICS_TOKEN — не короче ${METRICS_TOKEN_MIN} знаков`)
    .optional(),
  /** off: what comes by the clock is left to the other processes of the same database. */
  PLANNED_JOBS: z.enum(['on', 'off'], 'PLANNED_JOBS — on или off').default('on'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `LOG_LEVEL — одно из: ${LOG_LEVELS.join(', ')}`).default('info'),
})

export type Settings = z.output<typeof Environment> & {
  DATA_DIR: string
  PUBLIC_URL: string
  /** Where programs are looked for. */
  PATH: string | undefined
  /** Where the person stood who typed the command: npm goes to the project's folder and remembers this one. */
  callerFolder: string
  /** Started with --demo: a filled company, in a data folder of its own. */
  demo: boolean
}

/** A setting that cannot be used; its message is one line for the person who starts the program. */
export class WrongSetting extends Error {}

/** The only reader of the environment. An empty value is one that was not given. */
export function readSettings(
  environment: NodeJS.ProcessEnv = process.env,
  parameters: readonly string[] = process.argv,
): Settings {
  const demo = parameters.includes('--demo')
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    throw new WrongSetting(
      `Неверная настройка: ${parsed.error.issues.map(({ message }) => message).join('; ')}`,
    )
  }
  const { DATA_DIR, PUBLIC_URL, ...rest } = parsed.data
  return {
    ...rest,
    demo,
    PATH: environment.PATH,
    callerFolder: environment.INIT_CWD ?? process.cwd(),
    DATA_DIR: resolve(DATA_DIR ?? `${defaultDataDir()}${demo ? '-demo' : ''}`),
    PUBLIC_URL: (PUBLIC_URL ?? `http://localhost:${rest.PORT}`).replace(/\/+$/, ''),
  }
}

/** Root's PostgreSQL runs as a user of its own, who may not enter a project folder of root. */
function defaultDataDir(): string {
  return process.getuid?.() === 0 ? '/var/lib/otdel' : './data'
}
