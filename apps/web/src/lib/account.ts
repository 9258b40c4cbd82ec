import type { AccountAnswer, CallInput } from '@ot/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, session } from './api.ts'

export function accountQuery() {
  return queryOptions({
    queryKey: ['account'],
    queryFn: ({ signal }) => call('GET /api/account', {}, { signal }),
  })
}

function showAccount(client: QueryClient, account: AccountAnswer): void {
  client.setQueryData(accountQuery().queryKey, account)
}

export function reloadAccount(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: accountQuery().queryKey })
}

export async function changeEmail(
  client: QueryClient,
  body: Pick<CallInput<'PATCH /api/account'>['body'], 'email' | 'password' | 'totp'>,
): Promise<void> {
  showAccount(client, await call('PATCH /api/account', { body }))
}

/** From now on it stands in the header and in new memos. */
export async function changeName(client: QueryClient, name: string | null | undefined): Promise<void> {
  showAccount(client, await call('PATCH /api/account', { body: { name } }))
  // The header takes the name from the token.
  await session.freshen()
}

/** Sends the letter with the link once more; to which address. */
export async function repeatEmailLetter(): Promise<string> {
  const { email } = await call('POST /api/account/email-letter')
  return email
}

export async function changePassword(
  client: QueryClient,
  body: CallInput<'POST /api/account/password'>['body'],
): Promise<void> {
  await call('POST /api/account/password', { body })
  await reloadSessions(client)
}

export async function deleteAccount(
  client: QueryClient,
  body: CallInput<'DELETE /api/account'>['body'],
): Promise<void> {
  showAccount(client, await call('DELETE /api/account', { body }))
  await session.freshen()
}

export async function restoreAccount(client: QueryClient): Promise<void> {
  showAccount(client, await call('POST /api/account/restore'))
  await session.freshen()
}

export function sessionsQuery() {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => call('GET /api/account/sessions', {}, { signal }),
  })
}

function reloadSessions(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: sessionsQuery().queryKey })
}

export async function endSession(client: QueryClient, id: string): Promise<void> {
  await call('DELETE /api/account/sessions/:id', { params: { id } }).finally(() => reloadSessions(client))
}

export async function endOtherSessions(client: QueryClient): Promise<void> {
  await call('DELETE /api/account/sessions').finally(() => reloadSessions(client))
}

export function startTwoFactor(password: string) {
  return call('POST /api/account/totp', { body: { password } })
}

/** The first code turns it on; the recovery codes are seen this once. */
export async function confirmTwoFactor(code: string): Promise<string[]> {
  const { recoveryCodes } = await call('POST /api/account/totp/confirm', { body: { code } })
  return recoveryCodes
}

type Proof = CallInput<'DELETE /api/account/totp'>['body']

export async function turnOffTwoFactor(client: QueryClient, proof: Proof): Promise<void> {
  showAccount(client, await call('DELETE /api/account/totp', { body: proof }))
}

export async function renewRecoveryCodes(proof: Proof): Promise<string[]> {
  const { recoveryCodes } = await call('POST /api/account/totp/recovery-codes', { body: proof })
  return recoveryCodes
}
