import type { PageCode } from '../lib/routing/page-code.ts'
import { lazyPage } from './offline/lazy-page.ts'

/** What stands around a page, from the outermost. */
export type Frames = readonly PageCode[]

/** A page within its frames. */
export type PageParts = readonly PageCode[]

const layouts = () => import('./sections-layouts.tsx')

export const AREA: Frames = [lazyPage(() => import('./protected-area.tsx'), 'ProtectedArea')]
export const ORGANISATION: Frames = [...AREA, lazyPage(layouts, 'OrganisationPages')]
export const EMPLOYEES: Frames = [...AREA, lazyPage(layouts, 'EmployeeSections')]
export const NOTIFICATIONS: Frames = [...AREA, lazyPage(layouts, 'NotificationSections')]
/** Under the tabs of the notifications. */
export const INCIDENTS: Frames = [...NOTIFICATIONS, lazyPage(layouts, 'IncidentSections')]
export const SETTINGS: Frames = [...AREA, lazyPage(layouts, 'SettingsSections')]
export const EMPLOYEE: Frames = [...AREA, lazyPage(() => import('./employee-page.tsx'), 'EmployeePage')]

/** `name` is what `load` brings. */
export function pagesWithin<const Name extends string>(
  frames: Frames,
  load: Parameters<typeof lazyPage<Name>>[0],
  name: Name,
): PageParts {
  return [...frames, lazyPage(load, name)]
}
