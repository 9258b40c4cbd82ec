import { z } from 'zod'
import type { RouteDefinition } from './route.ts'

const ifMatch = z
  .string()
  .optional()
  .describe(
    'Номер версии, от которой сделано изменение, в кавычках: "3". Если её уже сменил другой — 412; без заголовка или с * остаётся последнее записанное',
  )
const idempotencyKey = z
  .string()
  .optional()
  .describe(
    'До 200 латинских букв, цифр и знаков. Повтор с тем же ключом ничего не делает снова; тот же ключ с другим телом — 422',
  )

/** The headers that change what a call does; null: it has none. */
export function callHeaders(definition: RouteDefinition, method: string): z.ZodObject | null {
  const headers = {
    ...(definition.versioned === true && { 'If-Match': ifMatch }),
    ...(takesIdempotencyKey(definition, method) && { 'Idempotency-Key': idempotencyKey }),
  }
  return Object.keys(headers).length === 0 ? null : z.object(headers)
}

/** Only who is signed in has calls remembered, and only those that answer something that may be kept. */
export function takesIdempotencyKey({ access, answer, isSecret }: RouteDefinition, method: string): boolean {
  return method === 'POST' && access !== 'public' && answer !== undefined && isSecret !== true
}
