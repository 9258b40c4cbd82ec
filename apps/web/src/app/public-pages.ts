import type { ComponentType } from 'react'
import { paths } from '../lib/paths.ts'
import { type LetterLink, letterLink } from './addresses.ts'

export interface PublicPageEntry {
  /** The document's title; none: the product's name and slogan. */
  title?: string
  /** The module's path in apps/web: the prerendered page links its styles and starts its script early. */
  module: string
  load: () => Promise<ComponentType>
  /** `letter`: without the product's own ways in and on; the reader came to read one thing. */
  frame?: 'letter'
}

const landing: PublicPageEntry = {
  title: 'Документы и учёт по охране труда',
  module: 'src/features/landing/landing-page.tsx',
  load: async () => (await import('../features/landing/landing-page.tsx')).LandingPage,
}

/** Pages outside the application, by address in lower case: each is a document of its own and needs no router. */
export const PUBLIC_PAGES: Readonly<Record<string, PublicPageEntry>> = {
  [paths.landing]: landing,
  [paths.main]: landing,
  '/login': {
    title: 'Вход',
    module: 'src/features/session/login-page.tsx',
    load: async () => (await import('../features/session/login-page.tsx')).LoginPage,
  },
  '/register': {
    title: 'Регистрация',
    module: 'src/features/session/register-page.tsx',
    load: async () => (await import('../features/session/register-page.tsx')).RegisterPage,
  },
  [paths.passwordForgot]: {
    title: 'Восстановление пароля',
    module: 'src/features/session/forgot-password-page.tsx',
    load: async () => (await import('../features/session/forgot-password-page.tsx')).ForgotPasswordPage,
  },
  [paths.passwordReset]: {
    title: 'Новый пароль',
    module: 'src/features/session/reset-password-page.tsx',
    load: async () => (await import('../features/session/reset-password-page.tsx')).ResetPasswordPage,
  },
  [paths.emailConfirm]: {
    title: 'Подтверждение e-mail',
    module: 'src/features/session/confirm-email-page.tsx',
    load: async () => (await import('../features/session/confirm-email-page.tsx')).ConfirmEmailPage,
  },
  '/privacypolicy': {
    title: 'Политика обработки персональных данных',
    module: 'src/features/legal/privacy-policy-page.tsx',
    load: async () => (await import('../features/legal/privacy-policy-page.tsx')).PrivacyPolicyPage,
  },
  '/contractoffer': {
    title: 'Договор-оферта',
    module: 'src/features/legal/contract-offer-page.tsx',
    load: async () => (await import('../features/legal/contract-offer-page.tsx')).ContractOfferPage,
  },
  [paths.consent]: {
    title: 'Согласие на обработку персональных данных',
    module: 'src/features/legal/consent-page.tsx',
    load: async () => (await import('../features/legal/consent-page.tsx')).ConsentPage,
  },
  [paths.about]: {
    title: 'О сервисе',
    module: 'src/features/public-pages/about-page.tsx',
    load: async () => (await import('../features/public-pages/about-page.tsx')).AboutPage,
  },
  [paths.blog]: {
    title: 'Блог',
    module: 'src/features/public-pages/blog-page.tsx',
    load: async () => (await import('../features/public-pages/blog-page.tsx')).BlogPage,
  },
  [paths.audit]: {
    title: 'Аудит',
    module: 'src/features/public-pages/audit-page.tsx',
    load: async () => (await import('../features/public-pages/audit-page.tsx')).AuditPage,
  },
  [paths.library]: {
    title: 'Шаблоны документов',
    module: 'src/features/library/library-page.tsx',
    load: async () => (await import('../features/library/library-page.tsx')).LibraryPage,
  },
  [paths.terms]: {
    title: 'Условия',
    module: 'src/features/public-pages/terms-page.tsx',
    load: async () => (await import('../features/public-pages/terms-page.tsx')).TermsPage,
  },
}

/** One page for every personal link of a kind, made of the secret in its address. */
const LETTER_PAGES = {
  acknowledge: {
    title: 'Ознакомление с документами',
    module: 'src/features/acknowledgement/acknowledge-page.tsx',
    load: async () => (await import('../features/acknowledgement/acknowledge-page.tsx')).AcknowledgePage,
    frame: 'letter',
  },
  department: {
    title: 'Сроки отдела',
    module: 'src/features/shared-department/shared-department-page.tsx',
    load: async () =>
      (await import('../features/shared-department/shared-department-page.tsx')).SharedDepartmentPage,
    frame: 'letter',
  },
  unsubscribe: {
    title: 'Отказ от писем',
    module: 'src/features/unsubscription/unsubscribe-page.tsx',
    load: async () => (await import('../features/unsubscription/unsubscribe-page.tsx')).UnsubscribePage,
    frame: 'letter',
  },
  invitation: {
    title: 'Приглашение',
    module: 'src/features/invitation/invitation-page.tsx',
    load: async () => (await import('../features/invitation/invitation-page.tsx')).InvitationPage,
    frame: 'letter',
  },
} as const satisfies Record<LetterLink, PublicPageEntry>

export function publicPageAt(address: string): PublicPageEntry | null {
  const link = letterLink(address)
  return link === null ? (PUBLIC_PAGES[address.toLowerCase()] ?? null) : LETTER_PAGES[link]
}
