import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { registerOneClick } from './one-click.ts'
import { presentLetter } from './present.ts'
import { readLetters } from './read-letters.ts'
import { revokeDepartmentLinks } from './revoke-department-links.ts'
import { sendDepartmentLetter } from './send-department-letter.ts'
import { sendSample } from './send-sample.ts'
import { changeRhythm, readLetterSettings } from './settings.ts'
import { openSharedDepartment } from './shared-department.ts'
import { changeUnsubscription, readUnsubscription } from './unsubscribe.ts'

export function registerLetters(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/letters', async ({ ctx, query, setTotal }) => {
    const { letters, total } = await readLetters(await ctx(), query)
    setTotal(total)
    return letters
  })
  registerRoute(app, 'GET /api/letters/settings', async ({ ctx, query }) =>
    readLetterSettings(await ctx(), query.companyId),
  )
  registerRoute(app, 'PATCH /api/letters/settings', async ({ ctx, body }) => {
    await changeRhythm(await ctx(), body)
    return readLetterSettings(await ctx(), body.companyId)
  })
  registerRoute(app, 'POST /api/letters/sample', async ({ ctx, body }) =>
    presentLetter(await sendSample(await ctx(), app.deps, body.companyId)),
  )
  registerRoute(app, 'POST /api/employee-groups/:id/letter', async ({ ctx, params }) =>
    presentLetter(await sendDepartmentLetter(await ctx(), app.deps, params.id)),
  )
  registerRoute(app, 'DELETE /api/employee-groups/:id/letter-links', async ({ ctx, params }) => {
    await revokeDepartmentLinks(await ctx(), params.id)
    return undefined
  })
  registerByLink(app)
  registerOneClick(app)
}

/** The link itself is the permission. */
function registerByLink(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/departments/shared/:token', async ({ params }) =>
    openSharedDepartment(app.deps, params.token),
  )
  registerRoute(app, 'GET /api/unsubscribe/:token', async ({ params }) =>
    readUnsubscription(app.deps, params.token),
  )
  registerRoute(app, 'POST /api/unsubscribe/:token', async ({ params, body }) =>
    changeUnsubscription(app.deps, params.token, body.isUnsubscribed),
  )
}
