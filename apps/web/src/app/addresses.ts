/** Pages of the guest area: somebody who is signed in has no business there. Lower case, as all patterns here. */
const GUEST = ['/', '/main', '/login', '/register'] as const

/** Texts and letters' links: the same for everybody. */
const OPEN = [
  '/privacypolicy',
  '/contractoffer',
  '/about',
  '/blog',
  '/audit',
  '/terms',
  '/templates',
  '/consent',
  '/password/forgot',
  '/password/reset',
  '/email/confirm',
] as const

/** Personal links from letters: their secret is all that opens them. */
const LETTER_LINK_SOURCE = '/(acknowledge|department|unsubscribe|invitation)/[\\w-]{1,200}'
const LETTER_LINK = new RegExp(`^${LETTER_LINK_SOURCE}$`, 'i')
export type LetterLink = 'acknowledge' | 'department' | 'unsubscribe' | 'invitation'

const ID = '[1-9]\\d{0,14}'

const PROTECTED_SOURCES = [
  '/notifications(?:/(?:summary|briefings|training|medical-examinations|ppe|risks|sout|memos|incidents))?',
  '/notifications/incidents/new',
  '/notifications/(?:microtraumas|incident-statistics)',
  `/notifications/(?:incident|microtrauma)/${ID}`,
  '/company/list(?:/(?:main|registry))?',
  '/employees(?:/(?:main|new|import|norms|workplaces|briefings|training|medical-examinations|ppe|sout|risks))?',
  `/employees/:${ID}(?:/(?:main|position|briefings|instructions|training|medical-examinations|ppe|sout|risk))?`,
  '/settings(?:/(?:company|account|responsible|new-company|colleagues|billing|log))?',
  `/news(?:/${ID})?`,
]
const PROTECTED = PROTECTED_SOURCES.map((source) => new RegExp(`^${source}$`))

/** Every address of the application as a pattern, for the server: what none of them matches it answers with 404. */
export const ADDRESS_PATTERNS: readonly string[] = [
  ...GUEST,
  ...OPEN,
  LETTER_LINK_SOURCE,
  ...PROTECTED_SOURCES,
]

/** Pages that are only a frame of their children → the child they open on. */
const FIRST_CHILD: readonly (readonly [RegExp, string])[] = [
  [/^\/company\/list$/, '/main'],
  [/^\/employees$/, '/main'],
  [/^\/settings$/, '/company'],
  [new RegExp(`^/employees/:${ID}$`), '/main'],
]

export type AddressKind = 'guest' | 'open' | 'protected' | 'unknown'

const GUEST_PAGES: ReadonlySet<string> = new Set(GUEST)
const OPEN_PAGES: ReadonlySet<string> = new Set(OPEN)

/** `path` without a trailing slash, in any case. */
export function addressKind(path: string): AddressKind {
  const known = path.toLowerCase()
  if (GUEST_PAGES.has(known)) return 'guest'
  if (OPEN_PAGES.has(known) || letterLink(known) !== null) return 'open'
  return PROTECTED.some((pattern) => pattern.test(known)) ? 'protected' : 'unknown'
}

/** What a letter's link leads to; null: it is another address. */
export function letterLink(path: string): LetterLink | null {
  switch (LETTER_LINK.exec(path)?.[1]?.toLowerCase()) {
    case 'acknowledge':
      return 'acknowledge'
    case 'department':
      return 'department'
    case 'unsubscribe':
      return 'unsubscribe'
    case 'invitation':
      return 'invitation'
    default:
      return null
  }
}

export function firstChild(path: string): string {
  const known = path.toLowerCase()
  const child = FIRST_CHILD.find(([pattern]) => pattern.test(known))
  return child === undefined ? path : path + child[1]
}

export function isEmployeeAddress(path: string): boolean {
  return new RegExp(`^/employees/:${ID}$`, 'i').test(path)
}
