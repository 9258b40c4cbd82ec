import type { AccessTokens } from '../../context/access-token.ts'
import type { Deps } from '../../context/deps.ts'
import type { LiveSessions } from '../../db/live-sessions.ts'

export type SessionDeps = Deps & { accessTokens: AccessTokens; liveSessions: LiveSessions }
