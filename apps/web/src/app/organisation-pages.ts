import { AREA, ORGANISATION, pagesWithin } from './page-frames.ts'

/** Documents and what of the organisation they print. */
export const ORGANISATION_PAGES = {
  documentsMain: pagesWithin(
    AREA,
    () => import('../features/documents/desk/documents-page.tsx'),
    'DocumentsPage',
  ),
  documentsRegistry: pagesWithin(
    AREA,
    () => import('../features/dispatches/registry/dispatches-page.tsx'),
    'DispatchesPage',
  ),
  documentsInterview: pagesWithin(
    ORGANISATION,
    () => import('../features/interview/page/interview-page.tsx'),
    'InterviewPage',
  ),
  places: pagesWithin(
    ORGANISATION,
    () => import('../features/collections/places/places-page.tsx'),
    'PlacesPage',
  ),
  things: pagesWithin(
    ORGANISATION,
    () => import('../features/collections/things/things-page.tsx'),
    'ThingsPage',
  ),
  counterparties: pagesWithin(
    ORGANISATION,
    () => import('../features/collections/counterparties/counterparties-page.tsx'),
    'CounterpartiesPage',
  ),
}
