import { PAGES } from '@ot/domain'
import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pageRoute } from './page-route.ts'

/** The organisation's settings and the user's own, a tab each. */
export function settingsRoutes<Parent extends AnyRoute>(parent: Parent) {
  const settings = createRoute({
    getParentRoute: () => parent,
    id: 'settings-sections',
    component: lazyRouteComponent(() => import('./sections-layouts.tsx'), 'SettingsSections'),
  })
  return settings.addChildren([
    pageRoute(
      settings,
      PAGES.settingsCompany,
      lazyRouteComponent(() => import('./company-settings-page.tsx'), 'CompanySettingsPage'),
    ),
    pageRoute(
      settings,
      PAGES.settingsNewCompany,
      lazyRouteComponent(() => import('../features/company/page/new-company-page.tsx'), 'NewCompanyPage'),
    ),
    pageRoute(
      settings,
      PAGES.settingsColleagues,
      lazyRouteComponent(() => import('../features/colleagues/colleagues-page.tsx'), 'ColleaguesPage'),
    ),
    pageRoute(
      settings,
      PAGES.settingsBilling,
      lazyRouteComponent(() => import('../features/billing/billing-page.tsx'), 'BillingPage'),
    ),
    pageRoute(
      settings,
      PAGES.settingsLog,
      lazyRouteComponent(() => import('../features/change-log/log-page.tsx'), 'LogPage'),
    ),
    pageRoute(
      settings,
      PAGES.settingsAccount,
      lazyRouteComponent(() => import('./account-page.tsx'), 'AccountPage'),
    ),
    pageRoute(
      settings,
      PAGES.settingsResponsible,
      lazyRouteComponent(
        () => import('../features/responsible/page/responsible-page.tsx'),
        'ResponsiblePage',
      ),
    ),
  ])
}
