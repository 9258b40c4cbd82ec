export { forgetInvitations } from './forget-invitations.ts'
export { inviteColleague } from './invite.ts'
export { registerMembers } from './routes.ts'
