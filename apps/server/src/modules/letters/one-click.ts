import { addressOf, PAGES } from '@ot/domain'
import type { FastifyInstance } from 'fastify'
import { changeUnsubscription } from './unsubscribe.ts'

/**
 * The button of a mail program posts to the address that List-Unsubscribe names, which for a browser is a page: no call of
 * the contract. What it sends is a form with one fixed word (RFC 8058, 3.1), hence no body is read.
 */
export function registerOneClick(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, undefined))
    scope.post<{ Params: { token: string } }>(
      addressOf(PAGES.unsubscribe, ':token'),
      { config: { access: 'public' }, schema: { hide: true } },
      async ({ params }, reply) => {
        await changeUnsubscription(app.deps, params.token, true)
        return reply.code(204).send()
      },
    )
  })
}
