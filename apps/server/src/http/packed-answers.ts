import { hash } from 'node:crypto'
import type { Ctx } from '../context/ctx.ts'
import { keepWhileUnchanged } from '../db/while-unchanged.ts'
import { PACKED_FROM, type Packing, pack } from './packing.ts'

/** An answer as it goes over the wire, with its tag. */
export class PackedAnswer<T> {
  readonly bytes: Buffer
  readonly packing: Packing | null
  readonly tag: string
  /** What the bytes say; for the compiler alone. */
  declare readonly value?: T

  constructor(bytes: Buffer, packing: Packing | null) {
    this.bytes = bytes
    this.packing = packing
    this.tag = `"${hash('sha1', bytes, 'base64url')}"`
  }
}

/** Of a process. A company of 500 people takes some 200 KB of it, packed. */
const ROOM_BYTES = 32 * 1024 * 1024
/** Of the key and the objects around the bytes, so that no number of empty lists is for nothing. */
const ASIDE_BYTES = 1024

export type KeptBy = {
  companyId: number
  /** Besides the company's records and the day, all that the answer depends on: the tariff. */
  of?: unknown
}

type Asked = { ctx: Ctx; call: string; packing: Packing | null; kept: KeptBy }

export type PackedAnswers = (asked: Asked, compute: () => Promise<unknown>) => Promise<PackedAnswer<unknown>>

/**
 * Answers kept packed until a record of the company changes, for everybody who may ask for them: an answer that says
 * something else to another member of the company must not be kept. `call` names the call with all its parameters.
 */
export function packedAnswers(): PackedAnswers {
  const whileUnchanged = keepWhileUnchanged<PackedAnswer<unknown>>(
    ROOM_BYTES,
    ({ bytes }) => bytes.length + ASIDE_BYTES,
  )
  return async ({ ctx, call, packing, kept: { companyId, of = null } }, compute) => {
    const asked = { companyId, answer: `${packing} ${call}`, of: JSON.stringify([ctx.today(companyId), of]) }
    return whileUnchanged(ctx.database, asked, async () => packed(await compute(), packing))
  }
}

async function packed(answer: unknown, packing: Packing | null): Promise<PackedAnswer<unknown>> {
  const bytes = Buffer.from(JSON.stringify(answer))
  if (packing === null || bytes.length < PACKED_FROM) return new PackedAnswer(bytes, null)
  return new PackedAnswer(await pack(bytes, packing), packing)
}
