import type { AccessTokens } from '../../access-token.ts'
import type { LiveSessions } from '../../db/live-sessions.ts'
import type { Deps } from '../../deps.ts'

export type SessionDeps = Deps & { accessTokens: AccessTokens; liveSessions: LiveSessions }
