import type { AccessTokens } from '../../access-token.ts'
import type { Deps } from '../../deps.ts'

export type SessionDeps = Deps & { accessTokens: AccessTokens }
