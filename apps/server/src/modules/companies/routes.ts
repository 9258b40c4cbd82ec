import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { changeCompany } from './change-company.ts'
import { chooseCompany } from './choose-company.ts'
import { createCompany } from './create-company.ts'
import { lookUpCompany } from './look-up-company.ts'
import { presentCompany } from './present.ts'
import { getCardMark, getMarkedCard, listCompaniesOfUser } from './queries.ts'

export function registerCompanies(app: FastifyInstance): void {
  const { database, lookup } = app.deps
  const sources = {
    lookup,
    report: (cause: string) => app.log.warn({ cause }, 'lookup by ИНН is unavailable'),
  }

  registerRoute(app, 'GET /api/companies', async ({ userId }) => {
    const companies = await listCompaniesOfUser(database, userId)
    return companies.map(presentCompany)
  })

  registerRoute(app, 'POST /api/companies', async ({ ctx, body }) =>
    presentCompany(await createCompany(await ctx(), body, app.deps)),
  )

  registerRoute(app, 'GET /api/companies/:id', async ({ userId, params, keptAs }) => {
    const { role, mark } = await getCardMark(database, userId, params.id)
    return keptAs({ whom: role, mark }, async () => {
      const card = await getMarkedCard(database, params.id)
      return { mark: card.mark, answer: presentCompany({ ...card, role }) }
    })
  })

  registerRoute(app, 'PATCH /api/companies/:id', async ({ ctx, params, body, ifMatch }) =>
    presentCompany(await changeCompany(await ctx(), { companyId: params.id, changes: body, ifMatch })),
  )

  registerRoute(app, 'POST /api/companies/:id/choose', async ({ ctx, params }) => {
    await chooseCompany(await ctx(), params.id)
    return undefined
  })

  registerRoute(app, 'POST /api/companies/lookup-by-inn', async ({ body }) =>
    lookUpCompany(sources, body.inn),
  )
}
