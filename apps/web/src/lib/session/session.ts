import type { CallAnswer } from '@ot/contract'
import { ApiError } from '../http/api-error.ts'
import { performCall } from '../http/perform-call.ts'
import { type AuthState, authError } from './auth-state.ts'
import { type RefreshParts, renewTokens } from './renew-tokens.ts'
import { clearStored, storeTokens, type Tokens } from './stored.ts'
import { tokenClaim, tokenLifetime } from './token-claim.ts'

export interface SessionParts extends RefreshParts {
  /** Runs the work while no other tab runs such work. */
  exclusively: (work: () => Promise<boolean>) => Promise<boolean>
  /** Milliseconds since any one moment. */
  now: () => number
}

export type Companies = CallAnswer<'GET /api/companies'>

/** Statuses of the first call after which one refresh is tried. */
const CHECK_REFRESHES_ON: readonly number[] = [401, 500]

/** Who uses the browser: the tokens, and the state of the check that they are good. */
export class Session {
  readonly #parts: SessionParts
  readonly #listeners = new Set<() => void>()
  #state: AuthState
  #checking: Promise<void> | null = null
  #renewing: Promise<boolean> | null = null
  /** The token last called with, and since when it has been here. */
  #used: { token: string; since: number } | null = null
  #companies: { answer: Companies; at: number } | null = null

  constructor(parts: SessionParts) {
    this.#parts = parts
    this.#state = this.isAuthorised() ? 'pending' : false
  }

  readonly state = (): AuthState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A visitor has no access token; whether the token is good, the check tells. */
  isAuthorised(): boolean {
    return this.accessToken() !== ''
  }

  accessToken(): string {
    return this.#parts.store.getItem('access_token') ?? ''
  }

  /**
   * The token to call with. A page that has slept knows that its token has run out, and asks for a new pair before the
   * calls that wake with it, once for all; it fails as `renew` does.
   */
  async readyToken(): Promise<string> {
    const token = this.accessToken()
    if (this.#hasRunOut(token)) await this.renew(token)
    return this.accessToken()
  }

  /** It has been here longer than it lives: whatever the clocks of this machine and of the server say. */
  #hasRunOut(token: string): boolean {
    const now = this.#parts.now()
    if (this.#used?.token !== token) this.#used = { token, since: now }
    const lifetime = tokenLifetime(token)
    return lifetime !== null && now - this.#used.since >= lifetime
  }

  readonly username = (): string | null => tokenClaim(this.accessToken(), 'username')

  /** The day from which the account is no more; null: nobody asked for that. */
  readonly deletionDay = (): string | null => tokenClaim(this.accessToken(), 'deletionOn')

  /** The companies that the check has loaded, and when. */
  checkedCompanies(): { answer: Companies; at: number } | null {
    return this.#companies
  }

  /** Once a load of the page: asks for the companies, and success means authenticated. */
  check(): Promise<void> {
    if (this.#state !== 'pending') return Promise.resolve()
    this.#checking ??= this.#runCheck().finally(() => {
      this.#checking = null
    })
    return this.#checking
  }

  /** After an error state: the same check once more. */
  checkAgain(): Promise<void> {
    this.#become('pending')
    return this.check()
  }

  begin(tokens: Tokens): void {
    storeTokens(this.#parts.store, tokens)
    this.#become(true)
  }

  end(): void {
    clearStored(this.#parts.store)
    this.#companies = null
    this.#become(false)
  }

  /** The user leaves: the server is told first, for what follows leaves the page; the browser forgets at once. */
  async signOut(): Promise<void> {
    const told = this.#tellSignOut()
    this.end()
    await told
  }

  async #tellSignOut(): Promise<void> {
    const refreshToken = this.#parts.store.getItem('refresh_token')
    if (refreshToken === null) return
    const input = { body: { refreshToken } }
    await performCall(this.#parts.fetch, 'POST /api/logout', input, this.accessToken(), {
      outlivesPage: true,
    }).catch((error: unknown) => this.#parts.log('The server did not hear of the sign-out', error))
  }

  /** One refresh for all calls that need it, in all tabs. False: the session has ended; it fails where the server is away. */
  renew(staleToken: string): Promise<boolean> {
    this.#renewing ??= this.#runRenewal(staleToken).finally(() => {
      this.#renewing = null
    })
    return this.#renewing
  }

  /** What the token says of its user is out of date: a new pair, with no sign of it on the page. */
  async freshen(): Promise<void> {
    const stale = this.accessToken()
    await this.#parts
      .exclusively(async () => this.accessToken() !== stale || renewTokens(this.#parts))
      .catch((error: unknown) => this.#parts.log('The token could not be brought up to date', error))
    this.#tell()
  }

  /** Another tab has signed out or in, or has a newer token. */
  storageChanged(): void {
    if (!this.isAuthorised()) this.end()
    else if (this.#state === false) void this.checkAgain()
    else this.#tell()
  }

  async #runRenewal(staleToken: string): Promise<boolean> {
    const before = this.#state
    const renewed = await this.#parts
      .exclusively(async () => {
        const stored = this.accessToken()
        if (stored !== '' && stored !== staleToken) return true
        this.#become('pending')
        return renewTokens(this.#parts)
      })
      .catch((error: unknown) => {
        // The server stayed away: whoever worked goes on with what is on the page.
        if (before === true) this.#become(true)
        throw error
      })
    if (!renewed) this.end()
    else if (before === true) this.#become(true)
    return renewed
  }

  async #runCheck(): Promise<void> {
    const token = this.accessToken()
    try {
      await this.#loadCompanies().catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || !CHECK_REFRESHES_ON.includes(error.status)) throw error
        if (await this.renew(token)) await this.#loadCompanies()
      })
      if (this.isAuthorised()) this.#become(true)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!this.#parts.isLeaving()) this.#become(authError(error.status))
    }
  }

  async #loadCompanies(): Promise<void> {
    const { answer } = await performCall(this.#parts.fetch, 'GET /api/companies', {}, this.accessToken())
    this.#companies = { answer, at: Date.now() }
    this.#parts.store.setItem('companies', JSON.stringify(answer))
  }

  #become(next: AuthState): void {
    if (next === this.#state) return
    this.#state = next
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
