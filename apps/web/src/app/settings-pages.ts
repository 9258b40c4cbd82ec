import { SETTINGS, within } from './page-frames.ts'

/** The organisation's settings and the user's own, a tab each. */
export const SETTINGS_PAGES = {
  settingsCompany: within(SETTINGS, () => import('./company-settings-page.tsx'), 'CompanySettingsPage'),
  settingsNewCompany: within(
    SETTINGS,
    () => import('../features/company/page/new-company-page.tsx'),
    'NewCompanyPage',
  ),
  settingsColleagues: within(
    SETTINGS,
    () => import('../features/colleagues/colleagues-page.tsx'),
    'ColleaguesPage',
  ),
  settingsBilling: within(SETTINGS, () => import('../features/billing/billing-page.tsx'), 'BillingPage'),
  settingsLog: within(SETTINGS, () => import('../features/change-log/log-page.tsx'), 'LogPage'),
  settingsAccount: within(SETTINGS, () => import('./account-page.tsx'), 'AccountPage'),
  settingsResponsible: within(
    SETTINGS,
    () => import('../features/responsible/page/responsible-page.tsx'),
    'ResponsiblePage',
  ),
}
