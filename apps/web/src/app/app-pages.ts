import { isAmong, PAGES, pageAt, recordNumber, type ShownPage } from '@ot/domain'
import { codeHere } from '../lib/routing/page-code.ts'
import type { MatchedPage } from '../lib/routing/router.ts'
import { EMPLOYEE_PAGES } from './employee-pages.ts'
import { EMPLOYEES_PAGES } from './employees-pages.ts'
import { NOTIFICATION_PAGES } from './notification-pages.ts'
import { lazyPage } from './offline/lazy-page.ts'
import { ORGANISATION_PAGES } from './organisation-pages.ts'
import type { PageParts } from './page-frames.ts'
import { RootPage } from './root-page.tsx'
import { SECTION_PAGES } from './section-pages.ts'
import { SETTINGS_PAGES } from './settings-pages.ts'

/** The code of every page of the application; a page of the table that is not here does not compile. */
const APP_PAGES: Readonly<Record<ShownPage, PageParts>> = {
  ...ORGANISATION_PAGES,
  ...EMPLOYEES_PAGES,
  ...EMPLOYEE_PAGES,
  ...SECTION_PAGES,
  ...NOTIFICATION_PAGES,
  ...SETTINGS_PAGES,
}

const root = codeHere(RootPage)

const NOT_FOUND: MatchedPage = {
  parts: [root, lazyPage(() => import('./not-found-page.tsx'), 'NotFoundPage')],
  title: 'Страница не найдена',
  recordNumber: null,
}

/** One place knows which addresses are good, `pageAt` of the table of pages: another address is no page. */
export function appPageAt(pathname: string): MatchedPage {
  const key = pageAt(pathname)
  if (key === null || !isAmong(APP_PAGES, key)) return NOT_FOUND
  return {
    parts: [root, ...APP_PAGES[key]],
    title: PAGES[key].title,
    recordNumber: recordNumber(pathname),
  }
}
