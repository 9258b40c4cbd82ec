import type { Access } from '@ot/contract'
import type { Deps } from '../context/deps.ts'
import type { PackedAnswers } from './packed-answers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps
    packedAnswers: PackedAnswers
  }
  interface FastifyRequest {
    /** Who the access token (or ticket) names; null on public calls. */
    userId: number | null
    /** The sign-in that it came from. */
    sessionId: string | null
  }
  interface FastifyContextConfig {
    access?: Access
    routeKey?: string
    /** Asked by whoever watches over the server, however often he likes. */
    isProbe?: boolean
    /** The call takes multipart/form-data; every other call takes JSON. */
    takesUpload?: boolean
  }
}
