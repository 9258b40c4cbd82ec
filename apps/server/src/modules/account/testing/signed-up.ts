import { TOTP } from 'otpauth'
import type { Answer, Client } from '../../../../test/client.ts'
import type { TestApp } from '../../../../test/world.ts'

export const PASSWORD = 'коленвал и 3 гайки'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

export type SignedUp = {
  id: number
  email: string
  client: Client
  tokens: { accessToken: string; refreshToken: string }
}

/** A user of the calls' own making, signed in from a browser on Windows. */
export async function signedUp(app: TestApp, name: string): Promise<SignedUp> {
  const email = `${name}@account.test`
  const registration = { email, password: PASSWORD, confirmPassword: PASSWORD }
  const { body } = await app.anonymous.post('/api/register', registration)
  const { tokens, client } = await signIn(app, email)
  return { id: Number(body.id), email, client, tokens }
}

export async function signIn(app: TestApp, email: string, password = PASSWORD) {
  const { body } = await login(app, { email, password })
  const tokens = { accessToken: String(body.accessToken), refreshToken: String(body.refreshToken) }
  return { tokens, client: app.as({ token: tokens.accessToken }) }
}

export function login(
  app: TestApp,
  body: { email: string; password: string; totp?: string },
): Promise<Answer> {
  return app.anonymous.post('/api/login', body, { headers: { 'user-agent': CHROME } })
}

export function deleteWith(client: Client, url: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' }
  return client.inject({ method: 'DELETE', url, payload: JSON.stringify(body), headers })
}

/** What the authenticator shows for the secret at that moment. */
export function codeAt(secret: string, instant: string): string {
  return new TOTP({ secret }).generate({ timestamp: Date.parse(instant) })
}

/** Turns two-factor on; answers its secret and the recovery codes. */
export async function withTwoFactor(app: TestApp, { client }: SignedUp) {
  const { body: setup } = await client.post('/api/account/totp', { password: PASSWORD })
  const secret = String(setup.secret)
  const code = codeAt(secret, app.clock.now())
  const { body } = await client.post('/api/account/totp/confirm', { code })
  const recoveryCodes: string[] = body.recoveryCodes
  return { secret, recoveryCodes }
}

export function later(app: TestApp, seconds: number): void {
  app.clock.set(new Date(Date.parse(app.clock.now()) + seconds * 1000).toISOString())
}

/** The secret in the link of the last letter to that address. */
export async function confirmationToken(app: TestApp, to: string): Promise<string> {
  const letters = await app.letters(to)
  const texts = letters.map(({ text }) => /\/email\/confirm\?token=([\w-]+)/.exec(text)?.[1])
  return texts.filter((token) => token !== undefined).at(-1) ?? ''
}

/** Letters of one moment leave in any order. */
export async function subjectsTo(app: TestApp, to: string): Promise<string[]> {
  return (await app.letters(to)).map(({ subject }) => subject).sort()
}
