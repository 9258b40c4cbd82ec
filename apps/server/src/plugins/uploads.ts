import multipart from '@fastify/multipart'
import fp from 'fastify-plugin'
import { UnsupportedMedia } from '../foundation/errors.ts'

/** Files come as multipart/form-data to the calls that take one; everywhere else that type stays unsupported. */
export const uploadsPlugin = fp(async (app) => {
  await app.register(multipart)
  // After authentication, before any byte of the body.
  app.addHook('preParsing', async (request) => {
    const { takesUpload } = request.routeOptions.config
    if (takesUpload === undefined) return
    const isForm = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')
    if (takesUpload && !isForm) throw new UnsupportedMedia('Файл передаётся как multipart/form-data')
    if (!takesUpload && isForm) throw new UnsupportedMedia('Такой тип содержимого не поддерживается')
  })
})
