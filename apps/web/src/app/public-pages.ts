import {
  GUEST_PAGES,
  type GuestPage,
  isAmong,
  LETTER_PAGES,
  type LetterPage,
  OPEN_PAGES,
  type OpenPage,
  PAGES,
  pageAt,
} from '@ot/domain'
import type { ComponentType } from 'react'

type PublicPage = GuestPage | OpenPage | LetterPage

interface PublicModule {
  /** The module's path in apps/web: the prerendered page links its styles and starts its script early. */
  module: string
  load: () => Promise<ComponentType>
}

export interface PublicPageEntry extends PublicModule {
  /** The document's title. */
  title: string
  /** Without the product's own ways in and on: the reader came to read one thing. */
  isLetter: boolean
}

const LANDING: PublicModule = {
  module: 'src/features/landing/landing-page.tsx',
  load: async () => (await import('../features/landing/landing-page.tsx')).LandingPage,
}

/** Pages outside the application: each is a document of its own and needs no router. */
const MODULES: Readonly<Record<PublicPage, PublicModule>> = {
  landing: LANDING,
  main: LANDING,
  login: {
    module: 'src/features/session/login-page.tsx',
    load: async () => (await import('../features/session/login-page.tsx')).LoginPage,
  },
  register: {
    module: 'src/features/session/register-page.tsx',
    load: async () => (await import('../features/session/register-page.tsx')).RegisterPage,
  },
  passwordForgot: {
    module: 'src/features/session/forgot-password-page.tsx',
    load: async () => (await import('../features/session/forgot-password-page.tsx')).ForgotPasswordPage,
  },
  passwordReset: {
    module: 'src/features/session/reset-password-page.tsx',
    load: async () => (await import('../features/session/reset-password-page.tsx')).ResetPasswordPage,
  },
  emailConfirm: {
    module: 'src/features/session/confirm-email-page.tsx',
    load: async () => (await import('../features/session/confirm-email-page.tsx')).ConfirmEmailPage,
  },
  privacyPolicy: {
    module: 'src/features/legal/privacy-policy-page.tsx',
    load: async () => (await import('../features/legal/privacy-policy-page.tsx')).PrivacyPolicyPage,
  },
  contractOffer: {
    module: 'src/features/legal/contract-offer-page.tsx',
    load: async () => (await import('../features/legal/contract-offer-page.tsx')).ContractOfferPage,
  },
  consent: {
    module: 'src/features/legal/consent-page.tsx',
    load: async () => (await import('../features/legal/consent-page.tsx')).ConsentPage,
  },
  about: {
    module: 'src/features/public-pages/about-page.tsx',
    load: async () => (await import('../features/public-pages/about-page.tsx')).AboutPage,
  },
  blog: {
    module: 'src/features/public-pages/blog-page.tsx',
    load: async () => (await import('../features/public-pages/blog-page.tsx')).BlogPage,
  },
  audit: {
    module: 'src/features/public-pages/audit-page.tsx',
    load: async () => (await import('../features/public-pages/audit-page.tsx')).AuditPage,
  },
  library: {
    module: 'src/features/library/library-page.tsx',
    load: async () => (await import('../features/library/library-page.tsx')).LibraryPage,
  },
  terms: {
    module: 'src/features/public-pages/terms-page.tsx',
    load: async () => (await import('../features/public-pages/terms-page.tsx')).TermsPage,
  },
  acknowledge: {
    module: 'src/features/acknowledgement/acknowledge-page.tsx',
    load: async () => (await import('../features/acknowledgement/acknowledge-page.tsx')).AcknowledgePage,
  },
  sharedDepartment: {
    module: 'src/features/shared-department/shared-department-page.tsx',
    load: async () =>
      (await import('../features/shared-department/shared-department-page.tsx')).SharedDepartmentPage,
  },
  unsubscribe: {
    module: 'src/features/unsubscription/unsubscribe-page.tsx',
    load: async () => (await import('../features/unsubscription/unsubscribe-page.tsx')).UnsubscribePage,
  },
  invitation: {
    module: 'src/features/invitation/invitation-page.tsx',
    load: async () => (await import('../features/invitation/invitation-page.tsx')).InvitationPage,
  },
}

/** Those with one address each, by it in lower case. */
export const PUBLIC_PAGES: Readonly<Record<string, PublicPageEntry>> = Object.fromEntries(
  [GUEST_PAGES, OPEN_PAGES]
    .flatMap((pages) => Object.values(pages))
    .flatMap(({ path }) => {
      const entry = publicPageAt(path)
      return entry === null ? [] : [[path.toLowerCase(), entry] as const]
    }),
)

export function publicPageAt(address: string): PublicPageEntry | null {
  const key = pageAt(address)
  if (key === null || !isAmong(MODULES, key)) return null
  return { title: PAGES[key].title, isLetter: isAmong(LETTER_PAGES, key), ...MODULES[key] }
}
