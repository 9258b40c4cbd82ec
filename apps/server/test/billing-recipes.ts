import type { RouteKey } from '@ot/contract'
import type { Recipe, Smuggled } from './recipe.ts'

/** The tariff of a company, who pays for it, invoices and acts. */
export const BILLING_RECIPES: Partial<Record<RouteKey, Recipe>> = {
  'GET /api/subscription': {
    play: ({ companyId }) => ({ path: `/api/subscription?companyId=${companyId}` }),
  },
  'GET /api/subscription/quote': {
    play: ({ companyId }) => ({
      path: `/api/subscription/quote?companyId=${companyId}&tariff=standard&months=6`,
    }),
  },
  'POST /api/subscription': {
    play: ({ companyId, payerId }) => ({
      path: '/api/subscription',
      body: { companyId, tariff: 'standard', months: 6, payerId },
    }),
  },
  'GET /api/payers': { play: ({ companyId }) => ({ path: `/api/payers?companyId=${companyId}` }) },
  'POST /api/payers': {
    play: ({ companyId }) => ({
      path: '/api/payers',
      body: { companyId, type: 'this-company', data: { emailForInvoices: 'pay@isolation.test' } },
    }),
  },
  'PATCH /api/payers/:id': {
    play: ({ payerId }) => ({
      path: `/api/payers/${payerId}`,
      body: { data: { emailForInvoices: 'other@isolation.test' } },
    }),
  },
  'DELETE /api/payers/:id': { play: ({ payerId }) => ({ path: `/api/payers/${payerId}` }) },
  'GET /api/invoices': { play: ({ companyId }) => ({ path: `/api/invoices?companyId=${companyId}` }) },
  'GET /api/invoices/:id/file': {
    play: ({ invoiceId }) => ({ path: `/api/invoices/${invoiceId}/file` }),
  },
  'GET /api/invoices/:id/act': { play: ({ invoiceId }) => ({ path: `/api/invoices/${invoiceId}/act` }) },
}

export const BILLING_SMUGGLED: Smuggled[] = [
  {
    name: 'счёт своей организации на чужого плательщика',
    method: 'POST',
    play: (own, foreign) => ({
      path: '/api/subscription',
      body: { companyId: own.companyId, tariff: 'standard', months: 6, payerId: foreign.payerId },
    }),
  },
]
