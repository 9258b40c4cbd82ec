import '@fastify/multipart'
import type { RouteDefinition } from '@ot/contract'
import type { FastifyRequest } from 'fastify'
import { BadRequest, Invalid, ProductError, TooLarge } from '../foundation/errors.ts'
import { checkedBy } from './parse-input.ts'

export type ReceivedUpload = { fileName: string; bytes: Buffer; fields: unknown }
type UploadDefinition = NonNullable<RouteDefinition['upload']>
type Parts = { file: { fileName: string; bytes: Buffer } | null; fields: Map<string, string> }

const FIELDS_MAX = 20
const FIELD_BYTES_MAX = 256 * 1024
const MEGABYTE = 1024 * 1024
const TOO_LARGE = 413
const NO_FILE = { fileName: '', bytes: Buffer.alloc(0) }

/** One file and the text parts beside it, checked against the contract; all within the limits of the call. */
export async function receiveUpload(
  request: FastifyRequest,
  { maxBytes, isOptional = false, fields: schema }: UploadDefinition,
): Promise<ReceivedUpload> {
  const { file, fields } = await readParts(request, maxBytes).catch((error: unknown) => {
    throw refusal(error, maxBytes)
  })
  const checked = checkedBy(schema, Object.fromEntries(fields), (errors) => new Invalid(errors))
  if (!isOptional && isEmpty(file)) throw Invalid.field('file', 'Приложите файл')
  return { ...(file ?? NO_FILE), fields: checked }
}

function isEmpty(file: Parts['file']): boolean {
  return file === null || file.bytes.length === 0
}

async function readParts(request: FastifyRequest, maxBytes: number): Promise<Parts> {
  const limits = {
    files: 1,
    fileSize: maxBytes,
    fields: FIELDS_MAX,
    fieldSize: FIELD_BYTES_MAX,
    parts: FIELDS_MAX + 1,
  }
  let file: Parts['file'] = null
  const fields = new Map<string, string>()
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer()
      if (part.fieldname !== 'file') throw Invalid.field(part.fieldname, 'Файл передаётся в поле file')
      file = { fileName: part.filename, bytes }
    } else {
      if (part.valueTruncated || typeof part.value !== 'string') {
        throw Invalid.field(part.fieldname, 'Слишком длинное значение')
      }
      fields.set(part.fieldname, part.value)
    }
  }
  return { file, fields }
}

/** What the parser refuses, in the product's words. */
function refusal(error: unknown, maxBytes: number): unknown {
  if (error instanceof ProductError || !(error instanceof Error)) return error
  const code = 'code' in error ? error.code : null
  if (code === 'FST_FILES_LIMIT') return Invalid.field('file', 'Приложите один файл')
  if ('statusCode' in error && error.statusCode === TOO_LARGE) {
    return new TooLarge(`Файл больше ${maxBytes / MEGABYTE} МБ`)
  }
  return new BadRequest('Тело запроса — неверная форма с файлом')
}
