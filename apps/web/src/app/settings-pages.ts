import { pagesWithin, SETTINGS } from './page-frames.ts'

/** The organisation's settings and the user's own, a tab each. */
export const SETTINGS_PAGES = {
  settingsCompany: pagesWithin(SETTINGS, () => import('./company-settings-page.tsx'), 'CompanySettingsPage'),
  settingsNewCompany: pagesWithin(
    SETTINGS,
    () => import('../features/company/page/new-company-page.tsx'),
    'NewCompanyPage',
  ),
  settingsColleagues: pagesWithin(
    SETTINGS,
    () => import('../features/colleagues/colleagues-page.tsx'),
    'ColleaguesPage',
  ),
  settingsBilling: pagesWithin(SETTINGS, () => import('../features/billing/billing-page.tsx'), 'BillingPage'),
  settingsLog: pagesWithin(SETTINGS, () => import('../features/change-log/log-page.tsx'), 'LogPage'),
  settingsAccount: pagesWithin(SETTINGS, () => import('./account-page.tsx'), 'AccountPage'),
  settingsResponsible: pagesWithin(
    SETTINGS,
    () => import('../features/responsible/page/responsible-page.tsx'),
    'ResponsiblePage',
  ),
}
