import type { Colleague, CompanyMember, Invited } from '@ot/contract'
import type { Role } from '@ot/domain'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { companiesQuery } from '../../../lib/company/companies.ts'

export function colleaguesQuery(companyId: number) {
  return queryOptions({
    queryKey: ['colleagues', companyId],
    queryFn: ({ signal }) =>
      call('GET /api/companies/:id/members', { params: { id: companyId } }, { signal }),
  })
}

export function isMember(colleague: Colleague): colleague is CompanyMember {
  return colleague.state === 'member'
}

async function reload(client: QueryClient, companyId: number): Promise<void> {
  await client.invalidateQueries({ queryKey: colleaguesQuery(companyId).queryKey })
}

export async function inviteColleague(
  client: QueryClient,
  companyId: number,
  body: { email: string; role: Role },
  idempotencyKey: string,
): Promise<void> {
  await call('POST /api/companies/:id/members', { params: { id: companyId }, body }, { idempotencyKey })
  await reload(client, companyId)
}

export async function changeRole(
  client: QueryClient,
  companyId: number,
  { userId }: CompanyMember,
  role: Role,
): Promise<void> {
  const params = { id: companyId, userId }
  await call('PATCH /api/companies/:id/members/:userId', { params, body: { role } })
  await Promise.all([
    reload(client, companyId),
    client.invalidateQueries({ queryKey: companiesQuery().queryKey }),
  ])
}

export async function removeMember(
  client: QueryClient,
  companyId: number,
  { userId }: CompanyMember,
): Promise<void> {
  await call('DELETE /api/companies/:id/members/:userId', { params: { id: companyId, userId } })
  await reload(client, companyId)
}

/** The company is not the user's any more: its answers are not asked for again. */
export async function leaveCompany(companyId: number, { userId }: CompanyMember): Promise<void> {
  await call('DELETE /api/companies/:id/members/:userId', { params: { id: companyId, userId } })
}

export async function sendAgain(
  client: QueryClient,
  companyId: number,
  { invitationId }: Invited,
): Promise<void> {
  const params = { id: companyId, invitationId }
  await call('POST /api/companies/:id/invitations/:invitationId/send', { params })
  await reload(client, companyId)
}

export async function withdrawInvitation(
  client: QueryClient,
  companyId: number,
  { invitationId }: Invited,
): Promise<void> {
  await call('DELETE /api/companies/:id/invitations/:invitationId', {
    params: { id: companyId, invitationId },
  })
  await reload(client, companyId)
}
