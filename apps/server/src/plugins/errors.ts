import type { ErrorBody } from '@ot/contract'
import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { isDatabaseAway, isForeignKeyViolation, isUniqueViolation } from '../db/sql-errors.ts'
import { errorCode } from '../foundation/error-code.ts'
import {
  BadRequest,
  Conflict,
  NotFound,
  ProductError,
  Stale,
  TooLarge,
  TotpRequired,
  UnsupportedMedia,
} from '../foundation/errors.ts'

const CLIENT_ERROR = 400
const SERVER_ERROR = 500
const UNAVAILABLE = 503

export const errorsPlugin = fp(async (app) => {
  app.setNotFoundHandler(async (_request, reply) =>
    sendProductError(reply, new NotFound('Такого адреса нет')),
  )

  app.setErrorHandler(async (error, request, reply) => {
    const known = asProductError(error)
    if (known !== null) return sendProductError(reply, known)
    if (statusOf(error) === UNAVAILABLE || isDatabaseAway(error)) {
      request.log.warn({ err: error }, 'unavailable')
      return send(reply.header('retry-after', '5'), UNAVAILABLE, {
        description: 'Сервер временно недоступен. Повторите через минуту.',
      })
    }
    if (isGivenUp(error, reply)) request.log.info({ err: error }, 'given up by the client')
    else request.log.error({ err: error }, 'unexpected failure')
    return send(reply, SERVER_ERROR, {
      description: `Внутренняя ошибка сервера. Сообщите в поддержку номер запроса ${request.id}.`,
    })
  })
})

function asProductError(error: unknown): ProductError | null {
  if (error instanceof ProductError) return error
  if (isUniqueViolation(error)) return new Conflict('Такая запись уже есть')
  if (isForeignKeyViolation(error)) return new Conflict('Запись связана с другими записями')
  const status = statusOf(error)
  if (status === null || status < CLIENT_ERROR || status >= SERVER_ERROR) return null
  return frameworkError(error, status)
}

/** What Fastify itself refuses, in Russian. */
function frameworkError(error: unknown, status: number): ProductError {
  switch (status) {
    case 413:
      return new TooLarge('Слишком большой запрос')
    case 415:
      return new UnsupportedMedia('Такой тип содержимого не поддерживается')
    default:
      return new BadRequest(
        error instanceof SyntaxError || errorCode(error)?.includes('JSON') === true
          ? 'Тело запроса — неверный JSON'
          : 'Неверный запрос',
      )
  }
}

/** Whoever asked has gone before the answer was written. */
function isGivenUp(error: unknown, { raw }: FastifyReply): boolean {
  return raw.destroyed && errorCode(error) === 'ERR_STREAM_PREMATURE_CLOSE'
}

function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return null
  return typeof error.statusCode === 'number' ? error.statusCode : null
}

function sendProductError(reply: FastifyReply, error: ProductError): FastifyReply {
  const body: ErrorBody = { description: error.message }
  if (error.errors.length > 0) body.errors = [...error.errors]
  if (error instanceof TotpRequired) body.totpRequired = true
  if (error instanceof Stale) body.conflict = error.conflict
  return send(reply.headers(error.headers), error.status, body)
}

function send(reply: FastifyReply, status: number, body: ErrorBody): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body))
}
