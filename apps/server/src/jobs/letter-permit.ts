import { lettersHourProblem, unconfirmedEmailProblem } from '@ot/domain'
import { getOrganisation } from '../db/organisation.ts'
import type { Tx } from '../db/transaction.ts'
import { addSeconds, secondsBetween } from '../foundation/clock.ts'
import { Forbidden, TooMany } from '../foundation/errors.ts'
import { countSentLetters, findSender, hasConfirmedOwner } from './sender-queries.ts'

const HOUR_SECONDS = 60 * 60

type Settings = { lettersPerHour: number }

export type Sender = {
  companyId: number
  /** In whose name; null: the company's letter by the clock. */
  userId: number | null
  now: string
}

export type LetterSigner = { name: string | null; email: string }
export type Signature = { organisation: string; person: LetterSigner | null }

/**
 * The one way to write to people who are no users of the company: such a letter cannot be queued without a permit, and a
 * permit is for so many letters. Strangers' mailboxes are not to be flooded in the product's name.
 */
export class LetterPermit {
  readonly signature: Signature
  #left: number

  private constructor(signature: Signature, letters: number) {
    this.signature = signature
    this.#left = letters
  }

  /** In the transaction of the letters: what is rolled back has not been written. */
  static async grant(
    tx: Tx,
    settings: Settings,
    { companyId, userId, now }: Sender,
    letters: number,
  ): Promise<LetterPermit> {
    const person = userId === null ? null : await findSender(tx, userId)
    if (person !== null && person.emailConfirmedAt === null) {
      throw new Forbidden(unconfirmedEmailProblem(person.email))
    }
    // Nobody's own letter goes in the name of those who answer for the company.
    if (person === null && !(await hasConfirmedOwner(tx, companyId))) throw new Forbidden()
    await count(tx, settings, { companyId, letters, now })
    const organisation = await getOrganisation(tx, companyId)
    return new LetterPermit({ organisation, person }, letters)
  }

  use(): void {
    if (this.#left === 0) throw new Error('more letters than the permit is for')
    this.#left -= 1
  }
}

async function count(
  tx: Tx,
  { lettersPerHour: limit }: Settings,
  { companyId, letters: asked, now }: { companyId: number; letters: number; now: string },
): Promise<void> {
  const hourAgo = addSeconds(now, -HOUR_SECONDS)
  const hour = await countSentLetters(tx, { companyId, letters: asked, now, hourAgo })
  const secondsLeft = HOUR_SECONDS - secondsBetween(hour.since, now)
  const problem = lettersHourProblem({ limit, asked, written: hour.letters - asked, secondsLeft })
  if (problem !== null) throw new TooMany(problem, secondsLeft)
}

/** «ООО «Север», Смирнова Анна»: how the subject of a letter names who writes. */
export function signatureText({ organisation, person }: Signature): string {
  return person === null ? organisation : `${organisation}, ${person.name ?? person.email}`
}

/** «Смирнова Анна, anna@sever.example» */
export function calledFully({ name, email }: LetterSigner): string {
  return name === null ? email : `${name}, ${email}`
}

/** What comes by the clock and may not go out now waits for its next time. */
export function waitIfRefused(error: unknown): void {
  if (!(error instanceof Forbidden) && !(error instanceof TooMany)) throw error
}
