import type { DispatchSummary, Recipient, SentDocument } from '@ot/contract'
import type { DispatchStatus, RecipientState } from '@ot/domain'
import { counted, shortDate } from '@ot/text'
import type { BadgeTone } from '../../ui/badge.tsx'

export const DISPATCH_TONES = {
  waiting: 'warning',
  done: 'success',
  revoked: 'unknown',
} satisfies Record<DispatchStatus, BadgeTone>

export const RECIPIENT_TONES = {
  sent: 'accent',
  opened: 'accent',
  paper: 'warning',
  read: 'warning',
  acknowledged: 'success',
  signed: 'success',
  revoked: 'unknown',
} satisfies Record<RecipientState, BadgeTone>

/** «№ 1-ОТ от 10.03.2025». */
export function numberText({ number, date }: Pick<SentDocument, 'number' | 'date'>): string {
  return `№\u00a0${number} от ${shortDate(date)}`
}

export function recipientsText(count: number): string {
  return counted(count, ['получатель', 'получателя', 'получателей'])
}

/** How far it has come: «ознакомились 3 из 12, подписали на бумаге 1». */
export function dispatchProgress({ counts, needsSignature }: DispatchSummary): string {
  const { recipients, acknowledged, signed } = counts
  const read = `ознакомились ${acknowledged} из ${recipients}`
  if (needsSignature) return `подписали ${signed} из ${recipients}, с\u00a0текстом ${read}`
  return signed === 0 ? read : `${read}, подписали на бумаге ${signed}`
}

/** A person's name, else the e-mail. */
export function recipientName({ fullName, acknowledgedName, email }: Recipient): string {
  return fullName ?? acknowledgedName ?? email ?? ''
}
