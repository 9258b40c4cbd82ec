import type { RouteKey } from '@ot/contract'
import { DATE, type World } from './isolation-world.ts'
import type { Recipe, Smuggled } from './recipe.ts'

const DOCUMENT = ({ companyId }: World) => ({ companyId, date: DATE })

/** Everybody's instructions: the world has one. */
const RECORD_PAPER = '/api/record-papers/oznakomlenie-s-vydannymi-instruktsiyami'

export const DOCUMENT_RECIPES: Partial<Record<RouteKey, Recipe>> = {
  'GET /api/templates': { play: ({ companyId }) => ({ path: `/api/templates?companyId=${companyId}` }) },
  'GET /api/templates/:id': {
    play: ({ companyId, templateId }) => ({ path: `/api/templates/${templateId}?companyId=${companyId}` }),
  },
  'GET /api/templates/search': {
    play: ({ companyId }) => ({ path: `/api/templates/search?companyId=${companyId}&q=журнал` }),
  },
  'GET /api/search': { play: ({ companyId }) => ({ path: `/api/search?companyId=${companyId}&q=иванов` }) },
  'PUT /api/templates/:id/answers': {
    play: ({ companyId, templateId }) => ({
      path: `/api/templates/${templateId}/answers`,
      body: { companyId, values: {} },
    }),
  },
  'POST /api/templates/:id/draft': {
    play: (world) => ({ path: `/api/templates/${world.templateId}/draft`, body: DOCUMENT(world) }),
  },
  'POST /api/templates/:id/pages': {
    play: (world) => ({ path: `/api/templates/${world.templateId}/pages`, body: DOCUMENT(world) }),
  },
  'GET /api/templates/:id/next-number': {
    play: ({ companyId, templateId }) => ({
      path: `/api/templates/${templateId}/next-number?companyId=${companyId}&date=${DATE}`,
    }),
  },
  'GET /api/documents': { play: ({ companyId }) => ({ path: `/api/documents?companyId=${companyId}` }) },
  'GET /api/documents/by-template': {
    play: ({ companyId }) => ({ path: `/api/documents/by-template?companyId=${companyId}` }),
  },
  'GET /api/record-papers': {
    play: ({ companyId }) => ({ path: `/api/record-papers?companyId=${companyId}` }),
  },
  'POST /api/record-papers/:id/draft': {
    play: ({ companyId }) => ({ path: `${RECORD_PAPER}/draft`, body: { companyId } }),
  },
  'POST /api/record-papers/:id': {
    play: ({ companyId }) => ({ path: RECORD_PAPER, body: { companyId } }),
  },
  'POST /api/documents/bulk': {
    play: (world) => ({
      path: '/api/documents/bulk',
      body: { ...DOCUMENT(world), templateIds: [world.templateId] },
    }),
  },
  'POST /api/documents/refresh': {
    play: ({ companyId, documentId }) => ({
      path: '/api/documents/refresh',
      body: { companyId, ids: [documentId] },
    }),
  },
  'POST /api/documents': {
    play: (world) => ({ path: '/api/documents', body: { ...DOCUMENT(world), templateId: world.templateId } }),
  },
  'POST /api/documents/sign': {
    play: ({ companyId, documentId }) => ({
      path: '/api/documents/sign',
      body: { companyId, ids: [documentId], signedOn: DATE },
    }),
  },
  'POST /api/documents/:id/void': {
    play: ({ documentId }) => ({
      path: `/api/documents/${documentId}/void`,
      body: { reason: 'Ошибка в дате' },
    }),
  },
  'GET /api/documents/:id/file': {
    play: ({ documentId }) => ({ path: `/api/documents/${documentId}/file` }),
  },
  'GET /api/documents/:id/pages': {
    play: ({ documentId }) => ({ path: `/api/documents/${documentId}/pages` }),
  },
  'POST /api/documents/check': {
    play: (world) => ({
      path: '/api/documents/check',
      body: { ...DOCUMENT(world), templateIds: [world.templateId] },
    }),
  },
  'POST /api/documents/archive': {
    play: (world) => ({
      path: '/api/documents/archive',
      body: { ...DOCUMENT(world), templateIds: [world.templateId] },
    }),
  },
}

export const DOCUMENT_SMUGGLED: Smuggled[] = [
  {
    name: 'документ о чужом работнике',
    method: 'POST',
    play: (own, foreign) => ({
      path: '/api/documents',
      body: { ...DOCUMENT(own), templateId: own.templateId, employeeId: foreign.employeeId },
    }),
  },
  {
    name: 'документы на чужих работников',
    method: 'POST',
    play: (own, foreign) => ({
      path: '/api/documents/bulk',
      body: { ...DOCUMENT(own), templateIds: [own.templateId], employeeIds: [foreign.employeeId] },
    }),
  },
  {
    name: 'бумага из записей чужого работника',
    method: 'POST',
    play: (own, foreign) => ({
      path: RECORD_PAPER,
      body: { companyId: own.companyId, employeeIds: [foreign.employeeId] },
    }),
  },
  {
    name: 'бумага из записей чужого отдела',
    method: 'POST',
    play: (own, foreign) => ({
      path: RECORD_PAPER,
      body: { companyId: own.companyId, departmentId: foreign.departmentId },
    }),
  },
  {
    name: 'подпись чужого документа',
    method: 'POST',
    play: (own, foreign) => ({
      path: '/api/documents/sign',
      body: { companyId: own.companyId, ids: [foreign.documentId], signedOn: DATE },
    }),
  },
  {
    name: 'обновление чужого документа',
    method: 'POST',
    play: (own, foreign) => ({
      path: '/api/documents/refresh',
      body: { companyId: own.companyId, ids: [foreign.documentId] },
    }),
  },
  {
    name: 'архив о чужом отделе',
    method: 'POST',
    play: (own, foreign) => ({
      path: '/api/documents/archive',
      body: { ...DOCUMENT(own), templateIds: [own.templateId], departmentIds: [foreign.departmentId] },
    }),
  },
  {
    name: 'проверка комплекта о чужом работнике',
    method: 'POST',
    play: (own, foreign) => ({
      path: '/api/documents/check',
      body: { ...DOCUMENT(own), templateIds: [own.templateId], employeeIds: [foreign.employeeId] },
    }),
  },
  {
    name: 'документ чужого отдела',
    method: 'POST',
    play: (own, foreign) => ({
      path: '/api/documents',
      body: { ...DOCUMENT(own), templateId: own.templateId, departmentId: foreign.departmentId },
    }),
  },
]
