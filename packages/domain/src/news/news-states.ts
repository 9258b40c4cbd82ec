/** `draft`: no day of publication yet; `scheduled`: its day is still to come. */
export const NEWS_STATES = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export type NewsState = (typeof NEWS_STATES)[number]

export const NEWS_STATE_LABELS = {
  draft: 'черновик',
  scheduled: 'ждёт дня',
  published: 'опубликовано',
  withdrawn: 'снято',
} satisfies Record<NewsState, string>

/** Instants: ISO 8601 in UTC, compared as text. */
export function newsState(
  { publishAt, withdrawnAt }: { publishAt: string | null; withdrawnAt: string | null },
  now: string,
): NewsState {
  if (withdrawnAt !== null) return 'withdrawn'
  if (publishAt === null) return 'draft'
  return publishAt <= now ? 'published' : 'scheduled'
}
