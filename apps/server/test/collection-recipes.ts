import type { RouteKey } from '@ot/contract'
import type { Recipe, Smuggled } from './recipe.ts'
import type { Upload } from './upload.ts'

const THINGS_FILE: Upload = {
  fileName: 'оборудование.csv',
  bytes: 'Наименование;Инвентарный номер;Место;Дата осмотра\nСтремянка;15;Склад;01.02.2025',
}

const ABSENCES_FILE: Upload = {
  fileName: 'отсутствия.csv',
  bytes: 'Работник;Причина;Первый день\nНикто Никто Никто;Болезнь;01.02.2025',
}

/** Counterparties, places, things and absences. */
export const COLLECTION_RECIPES: Partial<Record<RouteKey, Recipe>> = {
  'GET /api/counterparties': {
    play: ({ companyId }) => ({ path: `/api/counterparties?companyId=${companyId}` }),
  },
  'POST /api/counterparties': {
    play: ({ companyId }) => ({
      path: '/api/counterparties',
      body: { companyId, kind: 'laundry', name: 'Прачечная' },
    }),
  },
  'PATCH /api/counterparties/:id': {
    play: ({ counterpartyId }) => ({
      path: `/api/counterparties/${counterpartyId}`,
      body: { contractNumber: '15-М' },
    }),
  },
  'GET /api/absences': { play: ({ companyId }) => ({ path: `/api/absences?companyId=${companyId}` }) },
  'POST /api/absences': {
    play: ({ companyId, employeeId }) => ({
      path: '/api/absences',
      body: { companyId, employeeId, kind: 'military', startsOn: '2025-08-01', endsOn: '2026-07-31' },
    }),
  },
  'POST /api/absences/import': {
    play: ({ companyId }) => ({ path: `/api/absences/import?companyId=${companyId}`, upload: ABSENCES_FILE }),
  },
  'GET /api/absences/import-template': {
    play: () => ({ path: '/api/absences/import-template' }),
    personal: true,
  },
  'PATCH /api/absences/:id': {
    play: ({ absenceId }) => ({ path: `/api/absences/${absenceId}`, body: { note: 'приказ № 5' } }),
  },
  'POST /api/absences/:id/return': {
    play: ({ absenceId }) => ({ path: `/api/absences/${absenceId}/return`, body: { backOn: '2025-03-17' } }),
  },
  'GET /api/cause-papers': {
    play: ({ companyId, absenceId }) => ({
      path: `/api/cause-papers?companyId=${companyId}&cause=absence&id=${absenceId}`,
    }),
  },
  'DELETE /api/absences/:id': { play: ({ absenceId }) => ({ path: `/api/absences/${absenceId}` }) },
  'GET /api/places': { play: ({ companyId }) => ({ path: `/api/places?companyId=${companyId}` }) },
  'POST /api/places': {
    play: ({ companyId }) => ({ path: '/api/places', body: { companyId, name: 'Склад' } }),
  },
  'PATCH /api/places/:id': {
    play: ({ placeId }) => ({ path: `/api/places/${placeId}`, body: { assemblyPoint: 'у ворот' } }),
  },
  'DELETE /api/places/:id': { play: ({ placeId }) => ({ path: `/api/places/${placeId}` }) },
  'GET /api/things': { play: ({ companyId }) => ({ path: `/api/things?companyId=${companyId}` }) },
  'POST /api/things': {
    play: ({ companyId }) => ({ path: '/api/things', body: { companyId, kind: 'machine', name: 'Станок' } }),
  },
  'POST /api/things/import': {
    play: ({ companyId }) => ({ path: `/api/things/import?companyId=${companyId}`, upload: THINGS_FILE }),
  },
  'POST /api/things/import/errors': {
    play: ({ companyId }) => ({
      path: `/api/things/import/errors?companyId=${companyId}`,
      upload: THINGS_FILE,
    }),
  },
  'GET /api/things/import-template': {
    play: () => ({ path: '/api/things/import-template' }),
    personal: true,
  },
  'PATCH /api/things/:id': {
    play: ({ thingId }) => ({ path: `/api/things/${thingId}`, body: { inspectedOn: '2025-03-01' } }),
  },
  'DELETE /api/things/:id': { play: ({ thingId }) => ({ path: `/api/things/${thingId}` }) },
  'DELETE /api/counterparties/:id': {
    play: ({ counterpartyId }) => ({ path: `/api/counterparties/${counterpartyId}` }),
  },
}

/** Another's id hidden in a call on one's own company. */
export const COLLECTION_SMUGGLED: Smuggled[] = [
  {
    name: 'отсутствие чужого работника',
    method: 'POST',
    play: ({ companyId }, { employeeId }) => ({
      path: '/api/absences',
      body: { companyId, employeeId, kind: 'military', startsOn: '2025-08-01' },
    }),
  },
  {
    name: 'оборудование в чужом помещении',
    method: 'POST',
    play: ({ companyId }, { placeId }) => ({
      path: '/api/things',
      body: { companyId, kind: 'machine', name: 'Станок', placeId },
    }),
  },
  {
    name: 'чужой работник отвечает за своё помещение',
    method: 'PATCH',
    play: (own, foreign) => ({
      path: `/api/places/${own.placeId}`,
      body: { responsibleId: foreign.employeeId },
    }),
  },
]
