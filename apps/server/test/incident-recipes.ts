import type { RouteKey } from '@ot/contract'
import { DATE, type World } from './isolation-world.ts'
import type { Recipe, Smuggled } from './recipe.ts'
import { START } from './world.ts'

const at = ({ incidentId }: World) => `/api/incidents/${incidentId}`
const reason = { reason: 'Записано по ошибке' }

const REPORTED = {
  place: 'Склад',
  circumstances: 'Поскользнулась',
  degree: 'easy',
  occurredAt: START,
  toldAt: START,
}

export const INCIDENT_RECIPES: Partial<Record<RouteKey, Recipe>> = {
  'GET /api/incidents': { play: ({ companyId }) => ({ path: `/api/incidents?companyId=${companyId}` }) },
  'POST /api/incidents': {
    play: ({ companyId, employeeId }) => ({
      path: '/api/incidents',
      body: { companyId, victimIds: [employeeId], ...REPORTED },
    }),
  },
  'GET /api/incidents/:id': { play: (world) => ({ path: at(world) }) },
  'GET /api/incidents/:id/papers': { play: (world) => ({ path: `${at(world)}/papers` }) },
  'PATCH /api/incidents/:id': { play: (world) => ({ path: at(world), body: { place: 'Двор' } }) },
  'POST /api/incidents/:id/cancel': { play: (world) => ({ path: `${at(world)}/cancel`, body: reason }) },
  'POST /api/incidents/:id/reopen': {
    play: ({ cancelledIncidentId }) => ({
      path: `/api/incidents/${cancelledIncidentId}/reopen`,
      body: reason,
    }),
  },
  'PATCH /api/incidents/:id/steps/:key': {
    play: (world) => ({ path: `${at(world)}/steps/firstAid`, body: { completionDate: DATE } }),
  },
  'GET /api/incidents/:id/evidence': { play: (world) => ({ path: `${at(world)}/evidence` }) },
  'POST /api/incidents/:id/evidence': {
    play: (world) => ({
      path: `${at(world)}/evidence`,
      upload: { fileName: 'Место.pdf', bytes: '%PDF-1.7 схема' },
    }),
  },
  'GET /api/incidents/:id/evidence/:evidenceId': {
    play: (world) => ({ path: `${at(world)}/evidence/${world.evidenceId}` }),
  },
  'POST /api/incidents/:id/evidence/:evidenceId/withdraw': {
    play: (world) => ({ path: `${at(world)}/evidence/${world.evidenceId}/withdraw`, body: reason }),
  },
}

export const INCIDENT_SMUGGLED: Smuggled[] = [
  {
    name: 'чужой пострадавший',
    method: 'POST',
    play: (own, foreign) => ({
      path: '/api/incidents',
      body: { companyId: own.companyId, victimIds: [foreign.employeeId], ...REPORTED },
    }),
  },
  {
    name: 'чужой отдел происшествия',
    method: 'PATCH',
    play: (own, foreign) => ({ path: at(own), body: { departmentId: foreign.departmentId } }),
  },
  {
    name: 'чужой работник среди пострадавших',
    method: 'PATCH',
    play: (own, foreign) => ({ path: at(own), body: { victims: [{ employeeId: foreign.employeeId }] } }),
  },
  {
    name: 'чужой работник в комиссии',
    method: 'PATCH',
    play: (own, foreign) => ({
      path: at(own),
      body: {
        commission: {
          members: [
            { employeeId: foreign.employeeId, role: 'chair' },
            { fullname: 'Зорин Лев Ильич', role: 'member' },
            { fullname: 'Котов Иван Львович', role: 'member' },
          ],
        },
      },
    }),
  },
  {
    name: 'чужая фотография в своём происшествии',
    method: 'POST',
    play: (own, foreign) => ({ path: `${at(own)}/evidence/${foreign.evidenceId}/withdraw`, body: reason }),
  },
]
