import fp from 'fastify-plugin'
import { BadRequest } from '../foundation/errors.ts'
import { isTooDeep } from '../foundation/json-depth.ts'

/** A merge patch is JSON; an empty body of a call that needs none is not an error. */
export const bodyParsersPlugin = fp(async (app) => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    ['application/json', 'application/merge-patch+json'],
    { parseAs: 'string' },
    (request, body, done) => {
      const text = String(body)
      if (text === '') done(null, undefined)
      else if (isTooDeep(text)) done(new BadRequest('Тело запроса — слишком глубоко вложенный JSON'))
      else parseJson(request, text, done)
    },
  )
})
