import type { LogAction } from './log-actions.ts'

/** What people without an account do by the personal links of their letters. */
const BEHIND_LINKS: ReadonlySet<string> = new Set<LogAction>([
  'dispatch.opened',
  'dispatch.acknowledged',
  'letters.unsubscribed',
])

/** Who did what nobody signed in has done. */
export function unsignedDoer(action: string): string {
  return BEHIND_LINKS.has(action) ? 'по личной ссылке' : 'сервис ОТдел'
}
