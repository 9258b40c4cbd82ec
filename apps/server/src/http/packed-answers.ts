import { hash } from 'node:crypto'
import type { Ctx } from '../context/ctx.ts'
import { keepWhileUnchanged } from '../db/while-unchanged.ts'
import { type Computing, keptWithin } from '../foundation/kept-within.ts'
import { LONG_ANSWER, PACKED_FROM, type Packing, packBytes } from './packing.ts'

/** An answer as it goes over the wire, with its tag. */
export class PackedAnswer<T> {
  /** A short one that goes unpacked is left a text: it is written together with its headers. */
  readonly bytes: Buffer | string
  readonly packing: Packing | null
  readonly tag: string
  /** What the bytes say; for the compiler alone. */
  declare readonly value?: T

  constructor(bytes: Buffer | string, packing: Packing | null) {
    this.bytes = bytes
    this.packing = packing
    this.tag = `"${hash('sha1', bytes, 'base64url')}"`
  }
}

/** Of a process. A company of 500 people takes some 200 KB of it, packed. */
const ROOM_BYTES = 32 * 1024 * 1024
/** Of a process: some thousand cards of companies. */
const MARKED_ROOM_BYTES = 4 * 1024 * 1024
/** Of the key and the objects around the bytes, so that no number of empty lists is for nothing. */
const ASIDE_BYTES = 1024

export type KeptBy = {
  companyId: number
  /** Besides the company's records and the day, all that the answer depends on: the tariff. */
  of?: unknown
}

/** An answer of one record: `whom` of several kinds of readers it speaks to, and the mark of what is stored. */
export type MarkedBy = { whom: string; mark: string }
/** With the mark that the record itself bore when it was read. */
export type MarkedAnswer<T> = { mark: string; answer: T }

type Question = { call: string; packing: Packing | null }
type Asked = Question & { ctx: Ctx; kept: KeptBy }
type AskedByMark = Question & MarkedBy

type Answer = Promise<PackedAnswer<unknown>>

export type PackedAnswers = {
  whileUnchanged(asked: Asked, compute: () => Promise<unknown>): Answer
  whileMarked(asked: AskedByMark, compute: () => Promise<MarkedAnswer<unknown>>): Answer
}

/** `call` names the call with all its parameters. */
export function packedAnswers(): PackedAnswers {
  const unchanged = keepWhileUnchanged<PackedAnswer<unknown>>(ROOM_BYTES, roomOf)
  const marked = keptWithin<PackedAnswer<unknown>, KeptByMark>(MARKED_ROOM_BYTES, roomOf)
  return {
    /**
     * Until a record of the company changes, for everybody who may ask: an answer that says something else to another member of
     * the company must not be kept so.
     */
    whileUnchanged: async ({ ctx, call, packing, kept: { companyId, of = null } }, compute) => {
      const asked = {
        companyId,
        answer: `${packing} ${call}`,
        of: JSON.stringify([ctx.today(companyId), of]),
      }
      return unchanged(ctx.database, asked, async () => packed(await compute(), packing))
    },
    /** Kept under the mark it was read with: of two machines one may know of a change before the other does. */
    whileMarked: ({ call, packing, whom, mark }, compute) => {
      const key = `${packing} ${whom} ${call}`
      const known = marked.get(key)
      if (known?.mark === mark) return marked.keep(key, known)
      const one = { mark, answer: compute().then(underItsMark), size: 0 }
      return marked.begin(key, one)

      function underItsMark(read: MarkedAnswer<unknown>): Answer {
        one.mark = read.mark
        return packed(read.answer, packing)
      }
    },
  }
}

type KeptByMark = Computing<PackedAnswer<unknown>> & { mark: string }

function roomOf({ bytes }: PackedAnswer<unknown>): number {
  return bytes.length + ASIDE_BYTES
}

async function packed(answer: unknown, packing: Packing | null): Answer {
  const text = JSON.stringify(answer)
  if (packing === null && text.length < LONG_ANSWER) return new PackedAnswer(text, null)
  const bytes = Buffer.from(text)
  if (packing === null || bytes.length < PACKED_FROM) return new PackedAnswer(bytes, null)
  return new PackedAnswer(await packBytes(bytes, packing), packing)
}
