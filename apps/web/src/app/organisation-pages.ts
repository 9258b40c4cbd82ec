import { AREA, ORGANISATION, within } from './page-frames.ts'

/** Documents and what of the organisation they print. */
export const ORGANISATION_PAGES = {
  documentsMain: within(AREA, () => import('../features/documents/desk/documents-page.tsx'), 'DocumentsPage'),
  documentsRegistry: within(
    AREA,
    () => import('../features/dispatches/registry/dispatches-page.tsx'),
    'DispatchesPage',
  ),
  documentsInterview: within(
    ORGANISATION,
    () => import('../features/interview/page/interview-page.tsx'),
    'InterviewPage',
  ),
  places: within(ORGANISATION, () => import('../features/collections/places/places-page.tsx'), 'PlacesPage'),
  things: within(ORGANISATION, () => import('../features/collections/things/things-page.tsx'), 'ThingsPage'),
  counterparties: within(
    ORGANISATION,
    () => import('../features/collections/counterparties/counterparties-page.tsx'),
    'CounterpartiesPage',
  ),
}
