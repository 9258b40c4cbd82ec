import type { Role } from '../access/roles.ts'

/** How often the summary of deadlines comes to a user. */
export const DIGEST_RHYTHMS = ['weekly', 'daily', 'off'] as const
export type DigestRhythm = (typeof DIGEST_RHYTHMS)[number]

export const DIGEST_RHYTHM_LABELS = {
  weekly: 'по понедельникам',
  daily: 'каждый день',
  off: 'не присылать',
} satisfies Record<DigestRhythm, string>

/** Until he has chosen himself: who keeps the records is told once a week, who only reads is not. */
export function defaultRhythm(role: Role): DigestRhythm {
  return role === 'viewer' ? 'off' : 'weekly'
}

export const LETTER_KINDS = ['digest', 'department', 'sample'] as const
export type LetterKind = (typeof LETTER_KINDS)[number]

export const LETTER_KIND_LABELS = {
  digest: 'Сводка сроков',
  department: 'Список отдела',
  sample: 'Сводка по просьбе',
} satisfies Record<LetterKind, string>

export const LETTER_STATES = ['queued', 'sent', 'failed'] as const
export type LetterState = (typeof LETTER_STATES)[number]

export const LETTER_STATE_LABELS = {
  queued: 'в очереди',
  sent: 'отправлено',
  failed: 'не доставлено',
} satisfies Record<LetterState, string>

export type LetterMarks = { sentAt: string | null; failedAt: string | null }

export function letterState({ sentAt, failedAt }: LetterMarks): LetterState {
  if (sentAt !== null) return 'sent'
  return failedAt === null ? 'queued' : 'failed'
}

/** A head's link to the list of his department works this long after its letter. */
export const HEAD_LINK_DAYS = 30

/** Samples and lists sent by hand: more an hour to one address would be a nuisance. */
export const LETTERS_BY_HAND_AN_HOUR = 5
