import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'

/** The organisation's settings and the user's own, a tab each. */
export function settingsRoutes<Parent extends AnyRoute>(parent: Parent) {
  const settings = createRoute({
    getParentRoute: () => parent,
    path: '/settings',
    component: lazyRouteComponent(() => import('./sections-layouts.tsx'), 'SettingsSections'),
  })
  return settings.addChildren([
    createRoute({
      getParentRoute: () => settings,
      path: '/company',
      staticData: { title: 'Сведения об организации' },
      component: lazyRouteComponent(() => import('./company-settings-page.tsx'), 'CompanySettingsPage'),
    }),
    createRoute({
      getParentRoute: () => settings,
      path: '/new-company',
      staticData: { title: 'Новая организация' },
      component: lazyRouteComponent(
        () => import('../features/company/new-company-page.tsx'),
        'NewCompanyPage',
      ),
    }),
    createRoute({
      getParentRoute: () => settings,
      path: '/colleagues',
      staticData: { title: 'Коллеги' },
      component: lazyRouteComponent(
        () => import('../features/colleagues/colleagues-page.tsx'),
        'ColleaguesPage',
      ),
    }),
    createRoute({
      getParentRoute: () => settings,
      path: '/billing',
      staticData: { title: 'Тариф и оплата' },
      component: lazyRouteComponent(() => import('../features/billing/billing-page.tsx'), 'BillingPage'),
    }),
    createRoute({
      getParentRoute: () => settings,
      path: '/log',
      staticData: { title: 'Журнал изменений' },
      component: lazyRouteComponent(() => import('../features/change-log/log-page.tsx'), 'LogPage'),
    }),
    createRoute({
      getParentRoute: () => settings,
      path: '/account',
      staticData: { title: 'Аккаунт' },
      component: lazyRouteComponent(() => import('./account-page.tsx'), 'AccountPage'),
    }),
    createRoute({
      getParentRoute: () => settings,
      path: '/responsible',
      staticData: { title: 'Ответственные лица' },
      component: lazyRouteComponent(
        () => import('../features/responsible/responsible-page.tsx'),
        'ResponsiblePage',
      ),
    }),
  ])
}
