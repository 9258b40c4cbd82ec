import { RESPONSIBILITY_GROUPS } from '@ot/domain'
import type { FastifyInstance } from 'fastify'
import { membershipOf } from '../../ctx.ts'
import { registerRoute } from '../../http/register-route.ts'
import { presentUnfilledGroup } from './present.ts'

export function registerResponsibilities(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/responsibilities', async ({ ctx, query }) => {
    membershipOf(await ctx(), query.companyId)
    return RESPONSIBILITY_GROUPS.map(presentUnfilledGroup)
  })
}
