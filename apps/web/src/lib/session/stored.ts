export const STORED_KEYS = [
  'access_token',
  'refresh_token',
  'companies',
  'company_data',
  'departments',
  'employees',
  'positions',
] as const
/** Answers that are kept beside the tokens; of employees only id, name and position. */
export type CachedKey = Exclude<(typeof STORED_KEYS)[number], 'access_token' | 'refresh_token'>

/** The part of Web Storage the session uses. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface Tokens {
  accessToken: string
  refreshToken: string
}

/** The access token goes last: another tab that sees it new finds its refresh token already there. */
export function storeTokens(store: KeyValueStore, tokens: Tokens): void {
  store.setItem('refresh_token', tokens.refreshToken)
  store.setItem('access_token', tokens.accessToken)
}

export function clearStored(store: KeyValueStore): void {
  for (const key of STORED_KEYS) store.removeItem(key)
}
