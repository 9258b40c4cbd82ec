import { INVITATION_STATES, ROLES } from '@ot/domain'
import { z } from 'zod'
import { byId, email, id, instant } from './fields.ts'
import { defineRoutes } from './route.ts'

const role = z.enum(ROLES)
const byMember = z.strictObject({ id: byId.shape.id, userId: byId.shape.id })
const byInvitation = z.strictObject({ id: byId.shape.id, invitationId: byId.shape.id })
const byToken = z.strictObject({
  token: z.string().regex(/^[\w-]{1,200}$/, 'Ссылка скопирована не целиком'),
})

/** Somebody who has access to the company. */
export const CompanyMember = z.object({
  state: z.literal('member'),
  userId: id,
  email: z.string(),
  name: z.string().nullable(),
  role,
  since: instant,
})
export type CompanyMember = z.infer<typeof CompanyMember>

/** Somebody who was asked and has not answered. */
export const Invited = z.object({
  state: z.enum(INVITATION_STATES),
  invitationId: id,
  email: z.string(),
  role,
  /** The last letter, and until when its link works. */
  sentAt: instant,
  expiresAt: instant,
})
export type Invited = z.infer<typeof Invited>

export const Colleague = z.discriminatedUnion('state', [CompanyMember, Invited])
export type Colleague = z.infer<typeof Colleague>

/** What the personal link of a letter shows to whoever opens it. */
export const SharedInvitation = z.object({
  state: z.enum([...INVITATION_STATES, 'withdrawn', 'accepted']),
  organisation: z.string(),
  /** Who invites; null: the account is no more. */
  invitedBy: z.string().nullable(),
  email: z.string(),
  role,
  expiresAt: instant,
  timeZone: z.string(),
  /** An account with this e-mail exists: sign in, otherwise register. */
  isRegistered: z.boolean(),
})
export type SharedInvitation = z.infer<typeof SharedInvitation>

export const InvitationBody = z.strictObject({ email, role })

const tag = 'members'

export const memberRoutes = defineRoutes({
  'GET /api/companies/:id/members': {
    access: 'user',
    tag,
    summary: 'Коллеги: у кого есть доступ, затем приглашённые',
    params: byId,
    answer: z.array(Colleague),
  },
  'POST /api/companies/:id/members': {
    access: 'user',
    tag,
    summary: 'Пригласить письмом с личной ссылкой',
    params: byId,
    body: InvitationBody,
    answer: Invited,
    status: 201,
  },
  'PATCH /api/companies/:id/members/:userId': {
    access: 'user',
    tag,
    summary: 'Сменить роль',
    params: byMember,
    body: z.strictObject({ role }),
    answer: CompanyMember,
  },
  'DELETE /api/companies/:id/members/:userId': {
    access: 'user',
    tag,
    summary: 'Закрыть доступ; себе — выйти из организации',
    params: byMember,
    status: 204,
  },
  'POST /api/companies/:id/invitations/:invitationId/send': {
    access: 'user',
    tag,
    summary: 'Отправить приглашение ещё раз: срок считается заново',
    params: byInvitation,
    answer: Invited,
  },
  'DELETE /api/companies/:id/invitations/:invitationId': {
    access: 'user',
    tag,
    summary: 'Отозвать приглашение',
    params: byInvitation,
    status: 204,
  },
  'GET /api/invitations/:token': {
    access: 'public',
    tag,
    summary: 'Приглашение по личной ссылке',
    params: byToken,
    answer: SharedInvitation,
  },
  'POST /api/invitations/:token/accept': {
    access: 'user',
    tag,
    summary: 'Принять приглашение: организация становится текущей',
    params: byToken,
    answer: z.object({ companyId: id }),
  },
})
