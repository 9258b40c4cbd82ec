import type { RouteKey } from '@ot/contract'
import { SCAN } from './factories/dispatches.ts'
import { DATE, type World } from './isolation-world.ts'
import type { Recipe, Smuggled } from './recipe.ts'

const at = ({ dispatchId }: World) => `/api/dispatches/${dispatchId}`

export const DISPATCH_RECIPES: Partial<Record<RouteKey, Recipe>> = {
  'GET /api/dispatches': { play: ({ companyId }) => ({ path: `/api/dispatches?companyId=${companyId}` }) },
  'POST /api/dispatches': {
    play: ({ companyId, documentId, employeeId }) => ({
      path: '/api/dispatches',
      body: { companyId, documentIds: [documentId], recipients: [{ employeeId }] },
    }),
  },
  'GET /api/dispatches/:id': { play: (world) => ({ path: at(world) }) },
  'POST /api/dispatches/:id/remind': { play: (world) => ({ path: `${at(world)}/remind`, body: {} }) },
  'POST /api/dispatches/:id/revoke': { play: (world) => ({ path: `${at(world)}/revoke`, body: {} }) },
  'POST /api/dispatches/:id/paper-signatures': {
    play: (world) => ({
      path: `${at(world)}/paper-signatures`,
      upload: { ...SCAN, fields: { recipientIds: String(world.unreadId), signedOn: DATE } },
    }),
  },
  'DELETE /api/dispatches/:id/recipients/:recipientId/paper-signature': {
    play: (world) => ({ path: `${at(world)}/recipients/${world.signedId}/paper-signature` }),
  },
  'GET /api/dispatches/:id/recipients/:recipientId/scan': {
    play: (world) => ({ path: `${at(world)}/recipients/${world.signedId}/scan` }),
  },
  'GET /api/dispatches/:id/sheet': { play: (world) => ({ path: `${at(world)}/sheet` }) },
}

export const DISPATCH_SMUGGLED: Smuggled[] = [
  {
    name: 'отправка чужого документа',
    method: 'POST',
    play: (own, foreign) => ({
      path: '/api/dispatches',
      body: {
        companyId: own.companyId,
        documentIds: [foreign.documentId],
        recipients: [{ employeeId: own.employeeId }],
      },
    }),
  },
  {
    name: 'отправка чужому работнику',
    method: 'POST',
    play: (own, foreign) => ({
      path: '/api/dispatches',
      body: {
        companyId: own.companyId,
        documentIds: [own.documentId],
        recipients: [{ employeeId: foreign.employeeId }],
      },
    }),
  },
  {
    name: 'напоминание чужому получателю',
    method: 'POST',
    play: (own, foreign) => ({
      path: `/api/dispatches/${own.dispatchId}/remind`,
      body: { recipientIds: [foreign.unreadId] },
    }),
  },
]
