import type { FastifyInstance } from 'fastify'
import { membershipOf } from '../../ctx.ts'
import { registerRoute } from '../../http/register-route.ts'
import { addMember } from './add-member.ts'
import { changeRole } from './change-role.ts'
import { presentLogEntry, presentMember } from './present.ts'
import { listMembers } from './queries.ts'
import { readLog } from './read-log.ts'
import { removeMember } from './remove-member.ts'

export function registerMembers(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/companies/:id/members', async ({ ctx, params }) => {
    membershipOf(await ctx(), params.id)
    const members = await listMembers(app.deps.database.db, params.id)
    return members.map(presentMember)
  })

  registerRoute(app, 'POST /api/companies/:id/members', async ({ ctx, params, body }) =>
    presentMember(await addMember(await ctx(), { companyId: params.id, ...body })),
  )

  registerRoute(app, 'PATCH /api/companies/:id/members/:userId', async ({ ctx, params, body }) =>
    presentMember(
      await changeRole(await ctx(), { companyId: params.id, userId: params.userId, role: body.role }),
    ),
  )

  registerRoute(app, 'DELETE /api/companies/:id/members/:userId', async ({ ctx, params }) => {
    await removeMember(await ctx(), { companyId: params.id, userId: params.userId })
    return undefined
  })

  registerRoute(app, 'GET /api/companies/:id/log', async ({ ctx, params, query, setTotal }) => {
    const { entries, total } = await readLog(await ctx(), params.id, query)
    setTotal(total)
    return entries.map(presentLogEntry)
  })
}
