import type { EventAnswer } from '@ot/contract'
import type { Section } from '@ot/domain'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import type { CallOptions } from '../../../lib/http/request.ts'

/** As they are stored now. */
export function readSectionEvents(
  companyId: number,
  section: Section,
  { due }: { due: boolean },
  options?: CallOptions,
): Promise<EventAnswer[]> {
  return call('GET /api/events', { query: { companyId, section, due: due ? 'true' : 'false' } }, options)
}

/** Begins the key of everything that is told of events. */
export const EVENTS_KEY = ['events'] as const

/** The register of a section; `due`: only what is inside its window or overdue. */
export function sectionEventsQuery(companyId: number, section: Section, of: { due: boolean }) {
  return queryOptions({
    queryKey: [...EVENTS_KEY, 'section', companyId, section, of.due],
    queryFn: ({ signal }) => readSectionEvents(companyId, section, of, { signal }),
  })
}

export function employeeEventsQuery(employeeId: number, section: Section) {
  return queryOptions({
    queryKey: [...EVENTS_KEY, 'employee', employeeId, section],
    queryFn: ({ signal }) =>
      call('GET /api/employees/:id/events', { params: { id: employeeId }, query: { section } }, { signal }),
  })
}

export function eventHistoryQuery(eventId: number) {
  return queryOptions({
    queryKey: [...EVENTS_KEY, 'history', eventId],
    queryFn: ({ signal }) => call('GET /api/events/:id/history', { params: { id: eventId } }, { signal }),
  })
}

export function medicalFactorsQuery() {
  return queryOptions({
    queryKey: ['medical-factors'],
    queryFn: ({ signal }) => call('GET /api/medical-factors', { query: {} }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function hazardsQuery() {
  return queryOptions({
    queryKey: ['hazards'],
    queryFn: ({ signal }) => call('GET /api/hazards', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The hazards of the profession, as a draft of the risk card. */
export function riskDraftQuery(employeeId: number) {
  return queryOptions({
    queryKey: ['risk-draft', employeeId],
    queryFn: ({ signal }) =>
      call('GET /api/employees/:id/risk-draft', { params: { id: employeeId } }, { signal }),
  })
}
