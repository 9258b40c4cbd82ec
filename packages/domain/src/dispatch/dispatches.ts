import type { CalendarDate } from '../calendar/calendar.ts'

/** What people are asked for: to read the papers, or to read them and sign them by hand. */
export const DISPATCH_PURPOSES = ['acquaintance', 'signature'] as const
export type DispatchPurpose = (typeof DISPATCH_PURPOSES)[number]

export const DISPATCH_PURPOSE_LABELS = {
  acquaintance: 'На ознакомление',
  signature: 'На подпись',
} satisfies Record<DispatchPurpose, string>

export const RECIPIENT_STATES = [
  'sent',
  'opened',
  'paper',
  'read',
  'acknowledged',
  'signed',
  'revoked',
] as const
export type RecipientState = (typeof RECIPIENT_STATES)[number]

export const RECIPIENT_STATE_LABELS = {
  sent: 'письмо отправлено',
  opened: 'ссылка открыта',
  paper: 'ждём подпись на бумаге',
  read: 'ознакомлен с текстом, ждём подпись на бумаге',
  acknowledged: 'ознакомлен',
  signed: 'подписано на бумаге',
  revoked: 'отозвано',
} satisfies Record<RecipientState, string>

/** Nothing more is expected of the others. */
export const WAITING_STATES = ['sent', 'opened', 'paper', 'read'] as const satisfies readonly RecipientState[]

export function isWaiting(state: RecipientState): boolean {
  return WAITING_STATES.some((waiting) => waiting === state)
}

/** Who has not read yet gets letters; who only has to sign by hand does not. */
export const UNREAD_STATES = ['sent', 'opened'] as const satisfies readonly RecipientState[]

export function isUnread(state: RecipientState): boolean {
  return UNREAD_STATES.some((unread) => unread === state)
}

export type RecipientMarks = {
  /** Null: no letter goes to this person, who signs on paper. */
  email: string | null
  openedAt: string | null
  acknowledgedAt: string | null
  signedOn: CalendarDate | null
  revokedAt: string | null
}

/** A reading by the link does not stand for a signature where one has to be put by hand. */
export function recipientState(marks: RecipientMarks, needsSignature: boolean): RecipientState {
  if (marks.signedOn !== null) return 'signed'
  if (marks.acknowledgedAt !== null && !needsSignature) return 'acknowledged'
  if (marks.revokedAt !== null) return 'revoked'
  if (marks.acknowledgedAt !== null) return 'read'
  if (marks.email === null) return 'paper'
  return marks.openedAt === null ? 'sent' : 'opened'
}

export const DISPATCH_STATUSES = ['waiting', 'done', 'revoked'] as const
export type DispatchStatus = (typeof DISPATCH_STATUSES)[number]

export const DISPATCH_STATUS_LABELS = {
  waiting: 'ждём',
  done: 'завершено',
  revoked: 'отозвано',
} satisfies Record<DispatchStatus, string>

/** `waiting`: of how many something is still expected. */
export function dispatchStatus(waiting: number, isRevoked: boolean): DispatchStatus {
  if (isRevoked) return 'revoked'
  return waiting > 0 ? 'waiting' : 'done'
}

/** A personal link works this long after its letter. */
export const LINK_DAYS = 30

/** Letters of reminder come by themselves not oftener than this, and not after the first link has ended. */
export const REMINDER_EVERY_DAYS = 3
