import { createHmac, timingSafeEqual } from 'node:crypto'

const TIME_LIMIT_MS = 10_000

export type ApiAnswer = { status: number; body: unknown }

/** One call of a messenger. The address may hold the token: no failure repeats it. */
export async function callApi(
  url: string,
  { headers = {}, body }: { headers?: Record<string, string>; body: unknown },
): Promise<ApiAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).catch(() => {
    throw new Error('the messenger did not answer')
  })
  const text = await response.text()
  return { status: response.status, body: parsed(text) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** By what a call from the messenger proves itself: made of the token, so that it is kept nowhere. */
export function webhookSecret(token: string): string {
  return createHmac('sha256', token).update('updates').digest('hex')
}

export function isSame(given: string | null, secret: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(secret)]
  return one.length === other.length && timingSafeEqual(one, other)
}

export function failedCall(what: string, { status }: ApiAnswer): Error {
  return new Error(`${what}: the messenger answered ${status}`)
}
