import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { acceptInvitation } from './accept.ts'
import { changeRole } from './change-role.ts'
import { inviteColleague } from './invite.ts'
import { listColleagues } from './list-colleagues.ts'
import { presentInvited, presentMember } from './present.ts'
import { removeMember } from './remove-member.ts'
import { sendAgain } from './send-again.ts'
import { openInvitation } from './shared-invitation.ts'
import { withdrawInvitation } from './withdraw.ts'

export function registerMembers(app: FastifyInstance): void {
  const { deps } = app

  registerRoute(app, 'GET /api/companies/:id/members', async ({ ctx, params }) =>
    listColleagues(await ctx(), params.id),
  )

  registerRoute(app, 'POST /api/companies/:id/members', async ({ ctx, params, body }) => {
    const called = await ctx()
    return presentInvited(await inviteColleague(called, deps, { companyId: params.id, ...body }), called.now)
  })

  registerRoute(app, 'PATCH /api/companies/:id/members/:userId', async ({ ctx, params, body }) =>
    presentMember(
      await changeRole(await ctx(), { companyId: params.id, userId: params.userId, role: body.role }),
    ),
  )

  registerRoute(app, 'DELETE /api/companies/:id/members/:userId', async ({ ctx, params }) => {
    await removeMember(await ctx(), { companyId: params.id, userId: params.userId })
    return undefined
  })

  registerInvitations(app)
}

function registerInvitations(app: FastifyInstance): void {
  const { deps } = app

  registerRoute(app, 'POST /api/companies/:id/invitations/:invitationId/send', async ({ ctx, params }) => {
    const called = await ctx()
    const invitation = { companyId: params.id, invitationId: params.invitationId }
    return presentInvited(await sendAgain(called, deps, invitation), called.now)
  })

  registerRoute(app, 'DELETE /api/companies/:id/invitations/:invitationId', async ({ ctx, params }) => {
    await withdrawInvitation(await ctx(), { companyId: params.id, invitationId: params.invitationId })
    return undefined
  })

  registerRoute(app, 'GET /api/invitations/:token', ({ params }) => openInvitation(deps, params.token))

  registerRoute(app, 'POST /api/invitations/:token/accept', async ({ ctx, params }) =>
    acceptInvitation(await ctx(), params.token),
  )
}
