import type { RouteKey } from '@ot/contract'
import { ACCOUNT_RECIPES } from './account-recipes.ts'
import { AFTERWARDS_RECIPES, AFTERWARDS_SMUGGLED } from './afterwards-recipes.ts'
import { BILLING_RECIPES, BILLING_SMUGGLED } from './billing-recipes.ts'
import { COLLECTION_RECIPES, COLLECTION_SMUGGLED } from './collection-recipes.ts'
import { DISPATCH_RECIPES, DISPATCH_SMUGGLED } from './dispatch-recipes.ts'
import { DOCUMENT_RECIPES, DOCUMENT_SMUGGLED } from './document-recipes.ts'
import { COMPANY_FIELDS } from './factories/company.ts'
import { INCIDENT_RECIPES, INCIDENT_SMUGGLED } from './incident-recipes.ts'
import { DATE, EMPLOYEE, NEW_MACHINE } from './isolation-world.ts'
import { LETTER_RECIPES, LETTER_SMUGGLED } from './letter-recipes.ts'
import { MEMBER_RECIPES } from './member-recipes.ts'
import { NEWS_RECIPES } from './news-recipes.ts'
import { NOTIFICATION_RECIPES } from './notification-recipes.ts'
import { OWN_TEMPLATE_RECIPES } from './own-template-recipes.ts'
import type { Recipe, Smuggled } from './recipe.ts'
import { RESPONSIBILITY_RECIPES, RESPONSIBILITY_SMUGGLED } from './responsibility-recipes.ts'
import { SECTION_RECIPES, SECTION_SMUGGLED } from './section-recipes.ts'
import { START_RECIPES } from './start-recipes.ts'
import type { Upload } from './upload.ts'

const STAFF_FILE: Upload = {
  fileName: 'список.csv',
  bytes:
    'ФИО;Отдел;Должность;Дата рождения;Дата приёма\nЁлкин Пётр Ильич;Склад;Кладовщик;01.05.1990;01.03.2021',
}

/** One line a call of openapi.json; the test fails for a call that has none. */
export const RECIPES: Partial<Record<RouteKey, Recipe>> = {
  ...ACCOUNT_RECIPES,
  'POST /api/tickets': { play: () => ({ path: '/api/tickets' }), personal: true },
  'GET /api/activities': { play: () => ({ path: '/api/activities' }), personal: true },
  'GET /api/positions': { play: () => ({ path: '/api/positions' }), personal: true },
  'GET /api/positions/:id': {
    play: ({ positionId }) => ({ path: `/api/positions/${positionId}` }),
    personal: true,
  },
  'GET /api/medical-factors': { play: () => ({ path: '/api/medical-factors' }), personal: true },
  'GET /api/hazards': { play: () => ({ path: '/api/hazards' }), personal: true },
  'GET /api/template-groups': { play: () => ({ path: '/api/template-groups' }), personal: true },
  'GET /api/companies': { play: () => ({ path: '/api/companies' }), personal: true },
  'POST /api/companies': { play: () => ({ path: '/api/companies', body: COMPANY_FIELDS }), personal: true },
  'POST /api/companies/lookup-by-inn': {
    play: () => ({ path: '/api/companies/lookup-by-inn', body: { inn: COMPANY_FIELDS.inn } }),
    personal: true,
  },
  'POST /api/actual-activity-requests': {
    play: () => ({
      path: '/api/actual-activity-requests',
      body: { name: 'Разведение пчёл', email: 'a@b.ru', phone: '+7 (900) 123-45-67', contactName: 'Анна' },
    }),
    personal: true,
  },

  'GET /api/companies/:id': { play: ({ companyId }) => ({ path: `/api/companies/${companyId}` }) },
  'PATCH /api/companies/:id': {
    play: ({ companyId }) => ({ path: `/api/companies/${companyId}`, body: { city: 'Тверь' } }),
  },
  ...MEMBER_RECIPES,
  ...RESPONSIBILITY_RECIPES,
  ...NEWS_RECIPES,
  ...NOTIFICATION_RECIPES,
  ...START_RECIPES,

  'GET /api/employee-groups': {
    play: ({ companyId }) => ({ path: `/api/employee-groups?companyId=${companyId}` }),
  },
  'POST /api/employee-groups': {
    play: ({ companyId }) => ({ path: '/api/employee-groups', body: { companyId, name: 'Гараж' } }),
  },
  'PATCH /api/employee-groups/:id': {
    play: ({ departmentId }) => ({ path: `/api/employee-groups/${departmentId}`, body: { name: 'Кадры' } }),
  },
  'DELETE /api/employee-groups/:id': {
    play: ({ emptyDepartmentId }) => ({ path: `/api/employee-groups/${emptyDepartmentId}` }),
  },
  'GET /api/employees': { play: ({ companyId }) => ({ path: `/api/employees?companyId=${companyId}` }) },
  'POST /api/employees': {
    play: ({ companyId, departmentId, positionId }) => ({
      path: '/api/employees',
      body: { ...EMPLOYEE, companyId, employeeGroupId: departmentId, positionId, firstName: 'Ольга' },
    }),
  },
  'GET /api/employees/:id': { play: ({ employeeId }) => ({ path: `/api/employees/${employeeId}` }) },
  'PATCH /api/employees/:id': {
    play: ({ employeeId }) => ({ path: `/api/employees/${employeeId}`, body: { lastName: 'Сидорова' } }),
  },
  'POST /api/employees/:id/dismiss': {
    play: ({ employeeId }) => ({ path: `/api/employees/${employeeId}/dismiss`, body: { dismissedOn: DATE } }),
  },
  'POST /api/employees/:id/restore': {
    play: ({ dismissedId }) => ({ path: `/api/employees/${dismissedId}/restore` }),
  },

  'POST /api/employees/:id/terms': {
    play: ({ employeeId }) => ({ path: `/api/employees/${employeeId}/terms`, body: { hireDate: DATE } }),
  },
  'GET /api/employees/:id/transfers': {
    play: ({ employeeId }) => ({ path: `/api/employees/${employeeId}/transfers` }),
  },
  'POST /api/employees/:id/transfers': {
    play: ({ employeeId, positionId, emptyDepartmentId }) => ({
      path: `/api/employees/${employeeId}/transfers`,
      body: { movedOn: DATE, employeeGroupId: emptyDepartmentId, positionId },
    }),
  },
  'POST /api/transfers/:id/undo': {
    play: ({ transferId }) => ({ path: `/api/transfers/${transferId}/undo` }),
  },

  'GET /api/recounts': { play: ({ companyId }) => ({ path: `/api/recounts?companyId=${companyId}` }) },
  'POST /api/recounts': {
    play: ({ companyId, movedEventId, movesTo }) => ({
      path: '/api/recounts',
      body: { companyId, decision: 'apply', moves: [{ eventId: movedEventId, becomes: movesTo }] },
    }),
  },
  'POST /api/recounts/:id/undo': { play: ({ recountId }) => ({ path: `/api/recounts/${recountId}/undo` }) },

  'GET /api/unscheduled': { play: ({ companyId }) => ({ path: `/api/unscheduled?companyId=${companyId}` }) },
  'POST /api/unscheduled': {
    play: ({ companyId }) => ({ path: '/api/unscheduled', body: { ...NEW_MACHINE, companyId } }),
  },
  'POST /api/undo/:id': { play: ({ undoId }) => ({ path: `/api/undo/${undoId}` }) },
  'POST /api/unscheduled/:id/undo': {
    play: ({ unscheduledId }) => ({ path: `/api/unscheduled/${unscheduledId}/undo` }),
  },

  ...SECTION_RECIPES,
  'POST /api/employees/:id/events/from-norms': {
    play: ({ employeeId }) => ({ path: `/api/employees/${employeeId}/events/from-norms`, body: {} }),
  },
  'POST /api/events/from-norms': {
    play: ({ companyId }) => ({ path: `/api/events/from-norms?companyId=${companyId}`, body: {} }),
  },
  'GET /api/employees/:id/risk-draft': {
    play: ({ employeeId }) => ({ path: `/api/employees/${employeeId}/risk-draft` }),
  },
  'GET /api/overview': { play: ({ companyId }) => ({ path: `/api/overview?companyId=${companyId}` }) },
  'GET /api/overview/pictures': {
    play: ({ companyId }) => ({ path: `/api/overview/pictures?companyId=${companyId}` }),
  },
  'GET /api/events/calendar-link': {
    play: ({ companyId }) => ({ path: `/api/events/calendar-link?companyId=${companyId}` }),
  },
  'POST /api/events/calendar-link': {
    play: ({ companyId }) => ({ path: '/api/events/calendar-link', body: { companyId } }),
  },
  'DELETE /api/events/calendar-link': {
    play: ({ companyId }) => ({ path: `/api/events/calendar-link?companyId=${companyId}` }),
  },
  'GET /api/training/registry': {
    play: ({ companyId }) => ({
      path: `/api/training/registry?companyId=${companyId}&from=${DATE}&to=${DATE}`,
    }),
  },
  'GET /api/training/registry/check': {
    play: ({ companyId }) => ({
      path: `/api/training/registry/check?companyId=${companyId}&from=${DATE}&to=${DATE}`,
    }),
  },
  'GET /api/training/protocol': {
    play: ({ companyId }) => ({ path: `/api/training/protocol?companyId=${companyId}&number=1` }),
  },
  'GET /api/employees/:id/history': {
    play: ({ employeeId }) => ({ path: `/api/employees/${employeeId}/history` }),
  },
  'POST /api/employees/import': {
    play: ({ companyId }) => ({ path: `/api/employees/import?companyId=${companyId}`, upload: STAFF_FILE }),
  },
  'POST /api/employees/import/errors': {
    play: ({ companyId }) => ({
      path: `/api/employees/import/errors?companyId=${companyId}`,
      upload: STAFF_FILE,
    }),
  },
  'POST /api/past-dates/import': {
    play: ({ companyId }) => ({
      path: `/api/past-dates/import?companyId=${companyId}`,
      upload: { fileName: 'даты.csv', bytes: 'ФИО;Медосмотр\nНикто Никто Никто;01.02.2020' },
    }),
  },
  'POST /api/training/registry/answer': {
    play: ({ companyId }) => ({
      path: `/api/training/registry/answer?companyId=${companyId}`,
      upload: { fileName: 'ответ.csv', bytes: 'outerId;Номер в реестре\not-999999999;123' },
    }),
  },
  'POST /api/past-dates/fill': {
    play: ({ companyId }) => ({
      path: '/api/past-dates/fill',
      body: { companyId, section: 'briefing', way: 'hire' },
    }),
  },
  'GET /api/employees/import-template': {
    play: () => ({ path: '/api/employees/import-template' }),
    personal: true,
  },
  'GET /api/employees/export': {
    play: ({ companyId }) => ({ path: `/api/employees/export?companyId=${companyId}` }),
  },

  ...COLLECTION_RECIPES,
  ...DOCUMENT_RECIPES,
  ...OWN_TEMPLATE_RECIPES,
  ...DISPATCH_RECIPES,
  ...LETTER_RECIPES,
  ...INCIDENT_RECIPES,
  ...AFTERWARDS_RECIPES,
  ...BILLING_RECIPES,
  'GET /api/memos': { play: ({ companyId }) => ({ path: `/api/memos?companyId=${companyId}` }) },
  'GET /api/memos/:id': { play: ({ memoId }) => ({ path: `/api/memos/${memoId}` }) },
  'POST /api/memos': {
    play: ({ companyId, employeeId, eventId }) => ({
      path: '/api/memos',
      body: { companyId, memoSection: 'training', employeesData: [{ employeeId, eventId }] },
    }),
  },
  'PATCH /api/memos/:id': {
    play: ({ memoId }) => ({ path: `/api/memos/${memoId}`, body: { note: 'К пятнице' } }),
  },
  'PATCH /api/memos/:id/lines/:lineId': {
    play: ({ memoId, memoLineId }) => ({
      path: `/api/memos/${memoId}/lines/${memoLineId}`,
      body: { completionDate: DATE },
    }),
  },
  'DELETE /api/memos/:id': { play: ({ memoId }) => ({ path: `/api/memos/${memoId}` }) },
  'GET /api/memos/:id/file': { play: ({ memoId }) => ({ path: `/api/memos/${memoId}/file` }) },
}

/** Another's id hidden in a call on one's own company. */
export const SMUGGLED: Smuggled[] = [
  ...SECTION_SMUGGLED,
  ...COLLECTION_SMUGGLED,
  ...RESPONSIBILITY_SMUGGLED,
  ...DISPATCH_SMUGGLED,
  ...LETTER_SMUGGLED,
  ...INCIDENT_SMUGGLED,
  ...AFTERWARDS_SMUGGLED,
  ...BILLING_SMUGGLED,
  {
    name: 'заявка на чужое событие',
    method: 'POST',
    play: (own, foreign) => ({
      path: '/api/memos',
      body: {
        companyId: own.companyId,
        memoSection: 'training',
        employeesData: [{ employeeId: own.employeeId, eventId: foreign.eventId }],
      },
    }),
  },
  {
    name: 'чужой работник в своей заявке',
    method: 'PATCH',
    play: (own, foreign) => ({
      path: `/api/memos/${own.memoId}`,
      body: { employeesData: [{ employeeId: foreign.employeeId, eventId: foreign.eventId }] },
    }),
  },
  {
    name: 'работник в чужой отдел',
    method: 'POST',
    play: (own, foreign) => ({
      path: '/api/employees',
      body: {
        ...EMPLOYEE,
        companyId: own.companyId,
        employeeGroupId: foreign.departmentId,
        positionId: own.positionId,
      },
    }),
  },
  {
    name: 'перевод своего работника в чужой отдел',
    method: 'PATCH',
    play: (own, foreign) => ({
      path: `/api/employees/${own.employeeId}`,
      body: { employeeGroupId: foreign.departmentId },
    }),
  },
  ...DOCUMENT_SMUGGLED,
]
