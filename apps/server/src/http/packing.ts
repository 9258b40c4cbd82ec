import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyRequest } from 'fastify'

/** How an answer may be packed, what packs closest first. */
export const PACKINGS = ['br', 'gzip'] as const
export type Packing = (typeof PACKINGS)[number]

/** Bytes, below which an answer goes as it is. */
export const PACKED_FROM = 1024

/** Letters, beyond which encoding an answer three times costs more than a second write. */
export const LONG_ANSWER = 8192

export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** In a thread of the pool: a list of thousands would hold everybody up here. */
export function packBytes(bytes: Buffer, packing: Packing): Promise<Buffer> {
  return packing === 'br' ? compressBrotli(bytes, BROTLI) : compressGzip(bytes)
}

/** What whoever asks can unpack; null: nothing of ours. */
export function packingFor({ headers }: Pick<FastifyRequest, 'headers'>): Packing | null {
  if (headers['x-no-compression'] !== undefined) return null
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => !NOT_WANTED.test(one))
    .map((one) => one.split(';')[0])
  return PACKINGS.find((packing) => accepted.includes(packing)) ?? null
}

const NOT_WANTED = /;\s*q=0(?:\.0*)?$/
