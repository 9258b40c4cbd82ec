import { timingSafeEqual } from 'node:crypto'
import { deriveToken } from '../../foundation/secret-token.ts'

/** Whose letters a link refuses: those of a user in a company, or of a department's head. */
export type Addressee = { kind: 'user' | 'head'; companyId: number; id: number }

const PURPOSE = 'unsubscribe'
const LETTERS = { user: 'u', head: 'h' } as const
const SHAPE = /^([uh])(\d{1,15})-(\d{1,15})-([\w-]{43})$/

/** Works as long as the letter lies in somebody's box, hence made of a key and stored nowhere. `id`: of the
 * user, or of the employee who heads a department, so that a new head's letters do not stop by an old link. */
export function unsubscribeToken(key: string, { kind, companyId, id }: Addressee): string {
  const named = `${LETTERS[kind]}${companyId}-${id}`
  return `${named}-${deriveToken(key, PURPOSE, named)}`
}

/** Null: not made here. */
export function addresseeOf(key: string, token: string): Addressee | null {
  const [, letter, company, id] = SHAPE.exec(token) ?? []
  if (letter === undefined || company === undefined || id === undefined) return null
  const addressee: Addressee = {
    kind: letter === LETTERS.user ? 'user' : 'head',
    companyId: Number(company),
    id: Number(id),
  }
  const expected = Buffer.from(unsubscribeToken(key, addressee))
  const given = Buffer.from(token)
  return expected.length === given.length && timingSafeEqual(expected, given) ? addressee : null
}
