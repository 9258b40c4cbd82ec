import type { RouteKey } from '@ot/contract'
import { DATE } from './isolation-world.ts'
import type { Recipe, Smuggled } from './recipe.ts'

const MICROTRAUMA = {
  occurredOn: DATE,
  place: 'Склад',
  circumstances: 'Поскользнулась',
  injury: 'Ссадина',
}

/** Microtraumas and what follows an incident. */
export const AFTERWARDS_RECIPES: Partial<Record<RouteKey, Recipe>> = {
  'GET /api/microtraumas': {
    play: ({ companyId }) => ({ path: `/api/microtraumas?companyId=${companyId}` }),
  },
  'GET /api/microtraumas/:id': {
    play: ({ microtraumaId }) => ({ path: `/api/microtraumas/${microtraumaId}` }),
  },
  'POST /api/microtraumas': {
    play: ({ companyId, employeeId }) => ({
      path: '/api/microtraumas',
      body: { companyId, employeeId, ...MICROTRAUMA },
    }),
  },
  'PATCH /api/microtraumas/:id': {
    play: ({ microtraumaId }) => ({ path: `/api/microtraumas/${microtraumaId}`, body: { place: 'Двор' } }),
  },
  'POST /api/microtraumas/:id/cancel': {
    play: ({ microtraumaId }) => ({
      path: `/api/microtraumas/${microtraumaId}/cancel`,
      body: { reason: 'Записана дважды' },
    }),
  },
  'POST /api/microtraumas/:id/incident': {
    play: ({ microtraumaId }) => ({
      path: `/api/microtraumas/${microtraumaId}/incident`,
      body: { degree: 'easy' },
    }),
  },
  'GET /api/incidents/:id/afterwards': {
    play: ({ followedIncidentId }) => ({ path: `/api/incidents/${followedIncidentId}/afterwards` }),
  },
  'POST /api/incidents/:id/measures': {
    play: ({ followedIncidentId }) => ({
      path: `/api/incidents/${followedIncidentId}/measures`,
      body: { what: 'Посыпать крыльцо' },
    }),
  },
  'PATCH /api/incidents/:id/measures/:measureId': {
    play: ({ followedIncidentId, measureId }) => ({
      path: `/api/incidents/${followedIncidentId}/measures/${measureId}`,
      body: { doneOn: DATE },
    }),
  },
  'POST /api/incidents/:id/briefings': {
    play: ({ followedIncidentId, employeeId }) => ({
      path: `/api/incidents/${followedIncidentId}/briefings`,
      body: { employeeIds: [employeeId] },
    }),
  },
  'POST /api/incidents/:id/risk-reviews': {
    play: ({ followedIncidentId, employeeId }) => ({
      path: `/api/incidents/${followedIncidentId}/risk-reviews`,
      body: { employeeIds: [employeeId] },
    }),
  },
  'GET /api/incident-statistics': {
    play: ({ companyId }) => ({ path: `/api/incident-statistics?companyId=${companyId}` }),
  },
  'PUT /api/incident-statistics/:year': {
    play: ({ companyId }) => ({
      path: '/api/incident-statistics/2025',
      body: { companyId, headcount: 12 },
    }),
  },
  'GET /api/incident-statistics/file': {
    play: ({ companyId }) => ({ path: `/api/incident-statistics/file?companyId=${companyId}` }),
  },
}

/** Another's id hidden in a call on one's own company. */
export const AFTERWARDS_SMUGGLED: Smuggled[] = [
  {
    name: 'микротравма чужого работника',
    method: 'POST',
    play: (own, foreign) => ({
      path: '/api/microtraumas',
      body: { companyId: own.companyId, employeeId: foreign.employeeId, ...MICROTRAUMA },
    }),
  },
  {
    name: 'чужой исполнитель меры микротравмы',
    method: 'PATCH',
    play: (own, foreign) => ({
      path: `/api/microtraumas/${own.microtraumaId}`,
      body: { measures: [{ what: 'Убрать', responsibleId: foreign.employeeId }] },
    }),
  },
  {
    name: 'чужое мероприятие у своего происшествия',
    method: 'PATCH',
    play: (own, foreign) => ({
      path: `/api/incidents/${own.followedIncidentId}/measures/${foreign.measureId}`,
      body: { doneOn: DATE },
    }),
  },
  {
    name: 'чужой ответственный за мероприятие',
    method: 'POST',
    play: (own, foreign) => ({
      path: `/api/incidents/${own.followedIncidentId}/measures`,
      body: { what: 'Убрать', responsibleId: foreign.employeeId },
    }),
  },
  {
    name: 'инструктаж чужому отделу',
    method: 'POST',
    play: (own, foreign) => ({
      path: `/api/incidents/${own.followedIncidentId}/briefings`,
      body: { departmentId: foreign.departmentId },
    }),
  },
  {
    name: 'переоценка рисков чужого работника',
    method: 'POST',
    play: (own, foreign) => ({
      path: `/api/incidents/${own.followedIncidentId}/risk-reviews`,
      body: { employeeIds: [foreign.employeeId] },
    }),
  },
  {
    name: 'справка о чужой микротравме',
    method: 'POST',
    play: (own, foreign) => ({
      path: '/api/record-papers/spravka-po-zapisi-mikrotravmy',
      body: { companyId: own.companyId, microtraumaId: foreign.microtraumaId },
    }),
  },
]
