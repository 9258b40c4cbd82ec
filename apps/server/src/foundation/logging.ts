const LOGGED_FRAMES = 12

type Described = { type: string; message: string; stack: string; code?: string; cause?: Described }

/** Where it failed, not with what: parameters of SQL, which hold people's names, stay out of the log. */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', stack: '' }
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  const isSql = 'params' in error || 'query' in error
  return {
    type: error.name,
    message: isSql ? 'query failed' : error.message,
    stack: frames.slice(0, LOGGED_FRAMES).join('\n'),
    ...('code' in error && { code: String(error.code) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

function describeRequest(request: { method: string; url: string }) {
  // The query may hold a ticket, the path a personal link's secret; the address of the caller is personal data.
  const path = request.url
    .replace(/\?.*/, '')
    .replace(/(\/(?:acknowledge|departments\/shared|department|unsubscribe|invitations?)\/)[^/]+/i, '$1…')
  return { method: request.method, path }
}

export const logSerializers = { err: describeError, req: describeRequest }
