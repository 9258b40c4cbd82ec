import type { LetterAnswer } from '@ot/contract'
import { letterState } from '@ot/domain'
import type { LetterRow } from './letter-queries.ts'

export function presentLetter(row: LetterRow): LetterAnswer {
  const { id, kind, subject, name, email, attempts, queuedAt, sentAt } = row
  return { id, kind, subject, name, email, state: letterState(row), attempts, queuedAt, sentAt }
}
