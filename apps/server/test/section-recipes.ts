import type { RouteKey } from '@ot/contract'
import { SMALL_JPEG } from './factories/pictures.ts'
import { DATE, type World } from './isolation-world.ts'
import type { Recipe, Smuggled } from './recipe.ts'

const BRIEFING = { section: 'briefing', kind: 'repeat', periodicity: '6 месяцев' }
const instructionsOf = ({ employeeId }: World) => `/api/employees/${employeeId}/instructions`

/** Calls of the sections: events, instructions, workplaces, coverage. */
export const SECTION_RECIPES: Partial<Record<RouteKey, Recipe>> = {
  'GET /api/events': {
    play: ({ companyId }) => ({ path: `/api/events?companyId=${companyId}&section=training` }),
  },
  'GET /api/employees/:id/events': {
    play: ({ employeeId }) => ({ path: `/api/employees/${employeeId}/events` }),
  },
  'POST /api/events': {
    play: ({ companyId, employeeId }) => ({
      path: '/api/events',
      body: { companyId, employeeId, ...BRIEFING },
    }),
  },
  'GET /api/events/:id': { play: ({ eventId }) => ({ path: `/api/events/${eventId}` }) },
  'PATCH /api/events/:id': {
    play: ({ eventId }) => ({ path: `/api/events/${eventId}`, body: { provider: 'Учебный центр' } }),
  },
  'DELETE /api/events/:id': { play: ({ eventId }) => ({ path: `/api/events/${eventId}` }) },
  'POST /api/events/:id/complete': {
    play: ({ eventId }) => ({ path: `/api/events/${eventId}/complete`, body: { date: DATE } }),
  },
  'POST /api/events/:id/undo': {
    play: ({ eventId }) => ({ path: `/api/events/${eventId}/undo`, body: {} }),
  },
  'POST /api/events/bulk': {
    play: ({ companyId, departmentId }) => ({
      path: '/api/events/bulk',
      body: { companyId, departmentId, ...BRIEFING },
    }),
  },
  'POST /api/events/complete': {
    play: ({ companyId, eventId }) => ({
      path: '/api/events/complete',
      body: { companyId, eventIds: [eventId], date: DATE },
    }),
  },
  'POST /api/events/undo': {
    play: ({ companyId, completionId }) => ({
      path: '/api/events/undo',
      body: { companyId, completionIds: [completionId] },
    }),
  },
  'GET /api/events/:id/history': { play: ({ eventId }) => ({ path: `/api/events/${eventId}/history` }) },
  'GET /api/events/export': {
    play: ({ companyId }) => ({ path: `/api/events/export?companyId=${companyId}&section=training` }),
  },
  'GET /api/employees/:id/instructions': { play: (world) => ({ path: instructionsOf(world) }) },
  'POST /api/employees/:id/instructions': {
    play: (world) => ({ path: instructionsOf(world), body: { name: 'Инструкция бухгалтера' } }),
  },
  'PATCH /api/employees/:id/instructions/:instructionId': {
    play: (world) => ({ path: `${instructionsOf(world)}/${world.instructionId}`, body: { number: '2' } }),
  },
  'DELETE /api/employees/:id/instructions/:instructionId': {
    play: (world) => ({ path: `${instructionsOf(world)}/${world.instructionId}` }),
  },
  'POST /api/instructions/bulk': {
    play: ({ companyId, employeeId }) => ({
      path: '/api/instructions/bulk',
      body: { companyId, employeeIds: [employeeId], name: 'Инструкция бухгалтера' },
    }),
  },
  'GET /api/workplaces': { play: ({ companyId }) => ({ path: `/api/workplaces?companyId=${companyId}` }) },
  'POST /api/workplaces': {
    play: ({ companyId }) => ({ path: '/api/workplaces', body: { companyId, number: '2', name: 'Касса' } }),
  },
  'PATCH /api/workplaces/:id': {
    play: ({ workplaceId }) => ({ path: `/api/workplaces/${workplaceId}`, body: { name: 'Архив' } }),
  },
  'DELETE /api/workplaces/:id': { play: ({ workplaceId }) => ({ path: `/api/workplaces/${workplaceId}` }) },
  'GET /api/employees/:id/summary': {
    play: ({ employeeId }) => ({ path: `/api/employees/${employeeId}/summary` }),
  },
  'GET /api/employees/:id/photo': {
    play: ({ employeeId }) => ({ path: `/api/employees/${employeeId}/photo` }),
  },
  'POST /api/employees/:id/photo': {
    play: ({ employeeId }) => ({
      path: `/api/employees/${employeeId}/photo`,
      upload: { fileName: 'photo.jpg', bytes: SMALL_JPEG },
    }),
  },
  'DELETE /api/employees/:id/photo': {
    play: ({ employeeId }) => ({ path: `/api/employees/${employeeId}/photo` }),
  },
  'GET /api/coverage': { play: ({ companyId }) => ({ path: `/api/coverage?companyId=${companyId}` }) },
}

const ASSESSMENT = { section: 'sout', periodicity: '5 лет' }

/** Another's id hidden in a call of the sections on one's own company. */
export const SECTION_SMUGGLED: Smuggled[] = [
  {
    name: 'событие чужого работника',
    method: 'POST',
    play: (own, foreign) => ({
      path: '/api/events',
      body: { companyId: own.companyId, employeeId: foreign.employeeId, ...BRIEFING },
    }),
  },
  {
    name: 'событие на чужом рабочем месте',
    method: 'POST',
    play: ({ companyId, employeeId }, { workplaceId }) => ({
      path: '/api/events',
      body: { companyId, employeeId, ...ASSESSMENT, workplaceId },
    }),
  },
  {
    name: 'событие многим, среди которых чужой',
    method: 'POST',
    play: (own, foreign) => ({
      path: '/api/events/bulk',
      body: { companyId: own.companyId, employeeIds: [own.employeeId, foreign.employeeId], ...BRIEFING },
    }),
  },
  {
    name: 'событие чужому отделу',
    method: 'POST',
    play: (own, foreign) => ({
      path: '/api/events/bulk',
      body: { companyId: own.companyId, departmentId: foreign.departmentId, ...BRIEFING },
    }),
  },
  {
    name: 'выполнение многих, среди которых чужое',
    method: 'POST',
    play: (own, foreign) => ({
      path: '/api/events/complete',
      body: { companyId: own.companyId, eventIds: [own.eventId, foreign.eventId], date: DATE },
    }),
  },
  {
    name: 'отмена многих, среди которых чужая отметка',
    method: 'POST',
    play: (own, foreign) => ({
      path: '/api/events/undo',
      body: { companyId: own.companyId, completionIds: [own.completionId, foreign.completionId] },
    }),
  },
  {
    name: 'инструкция чужому отделу',
    method: 'POST',
    play: (own, foreign) => ({
      path: '/api/instructions/bulk',
      body: { companyId: own.companyId, departmentId: foreign.departmentId, name: 'Инструкция' },
    }),
  },
  {
    name: 'рабочее место в чужом отделе',
    method: 'PATCH',
    play: (own, foreign) => ({
      path: `/api/workplaces/${own.workplaceId}`,
      body: { departmentId: foreign.departmentId },
    }),
  },
]
