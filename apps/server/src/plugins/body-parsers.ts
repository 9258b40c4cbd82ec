import fp from 'fastify-plugin'

/** A merge patch is JSON; an empty body of a call that needs none is not an error. */
export const bodyParsersPlugin = fp(async (app) => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    ['application/json', 'application/merge-patch+json'],
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined)
      else parseJson(request, String(body), done)
    },
  )
})
