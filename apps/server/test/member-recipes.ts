import type { RouteKey } from '@ot/contract'
import type { World } from './isolation-world.ts'
import type { Recipe } from './recipe.ts'

const membersOf = ({ companyId }: World) => `/api/companies/${companyId}/members`
const invitationOf = ({ companyId, invitationId }: World) =>
  `/api/companies/${companyId}/invitations/${invitationId}`

export const MEMBER_RECIPES: Partial<Record<RouteKey, Recipe>> = {
  'POST /api/companies/:id/choose': {
    play: ({ companyId }) => ({ path: `/api/companies/${companyId}/choose` }),
  },
  'GET /api/companies/:id/members': { play: (world) => ({ path: membersOf(world) }) },
  'POST /api/companies/:id/members': {
    play: (world) => ({ path: membersOf(world), body: { email: world.newcomer, role: 'viewer' } }),
  },
  'PATCH /api/companies/:id/members/:userId': {
    play: (world) => ({ path: `${membersOf(world)}/${world.memberId}`, body: { role: 'viewer' } }),
  },
  'DELETE /api/companies/:id/members/:userId': {
    play: (world) => ({ path: `${membersOf(world)}/${world.memberId}` }),
  },
  'POST /api/companies/:id/invitations/:invitationId/send': {
    play: (world) => ({ path: `${invitationOf(world)}/send` }),
  },
  'DELETE /api/companies/:id/invitations/:invitationId': {
    play: (world) => ({ path: invitationOf(world) }),
  },
  'POST /api/invitations/:token/accept': {
    play: ({ invitationToken }) => ({ path: `/api/invitations/${invitationToken}/accept` }),
  },
  'GET /api/companies/:id/log': { play: ({ companyId }) => ({ path: `/api/companies/${companyId}/log` }) },
  'GET /api/companies/:id/log/people': {
    play: ({ companyId }) => ({ path: `/api/companies/${companyId}/log/people` }),
  },
  'GET /api/companies/:id/log/export': {
    play: ({ companyId }) => ({ path: `/api/companies/${companyId}/log/export` }),
  },
}
