import { PAGES } from '@ot/domain'
import { type AnyRoute, createRoute } from '@tanstack/react-router'
import { lazyPage } from './offline/lazy-page.ts'
import { pageRoute } from './page-route.ts'

/** The organisation's settings and the user's own, a tab each. */
export function settingsRoutes<Parent extends AnyRoute>(parent: Parent) {
  const settings = createRoute({
    getParentRoute: () => parent,
    id: 'settings-sections',
    component: lazyPage(() => import('./sections-layouts.tsx'), 'SettingsSections'),
  })
  return settings.addChildren([
    pageRoute(
      settings,
      PAGES.settingsCompany,
      lazyPage(() => import('./company-settings-page.tsx'), 'CompanySettingsPage'),
    ),
    pageRoute(
      settings,
      PAGES.settingsNewCompany,
      lazyPage(() => import('../features/company/page/new-company-page.tsx'), 'NewCompanyPage'),
    ),
    pageRoute(
      settings,
      PAGES.settingsColleagues,
      lazyPage(() => import('../features/colleagues/colleagues-page.tsx'), 'ColleaguesPage'),
    ),
    pageRoute(
      settings,
      PAGES.settingsBilling,
      lazyPage(() => import('../features/billing/billing-page.tsx'), 'BillingPage'),
    ),
    pageRoute(
      settings,
      PAGES.settingsLog,
      lazyPage(() => import('../features/change-log/log-page.tsx'), 'LogPage'),
    ),
    pageRoute(
      settings,
      PAGES.settingsAccount,
      lazyPage(() => import('./account-page.tsx'), 'AccountPage'),
    ),
    pageRoute(
      settings,
      PAGES.settingsResponsible,
      lazyPage(() => import('../features/responsible/page/responsible-page.tsx'), 'ResponsiblePage'),
    ),
  ])
}
