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
      component: lazyRouteComponent(() => import('../features/company/company-page.tsx'), 'CompanyPage'),
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
