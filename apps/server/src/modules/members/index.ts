export { forgetInvitations } from './forget-invitations.ts'
export { invite } from './invite.ts'
export { registerMembers } from './routes.ts'
