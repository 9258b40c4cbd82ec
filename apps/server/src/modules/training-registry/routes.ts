import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { printProtocol } from './print-protocol.ts'
import { readRegistryAnswer } from './read-answer.ts'
import { checkRegistry, registryFile } from './read-registry.ts'

export function registerTrainingRegistry(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/training/registry', async ({ ctx, query }) => registryFile(await ctx(), query))
  registerRoute(app, 'GET /api/training/registry/check', async ({ ctx, query }) =>
    checkRegistry(await ctx(), query),
  )
  registerRoute(app, 'POST /api/training/registry/answer', async ({ ctx, query, upload }) => {
    const { fields: _, ...file } = upload
    return readRegistryAnswer(await ctx(), {
      companyId: query.companyId,
      dryRun: query.dryRun === 'true',
      file,
    })
  })
  registerRoute(app, 'GET /api/training/protocol', async ({ ctx, query }) =>
    printProtocol(await ctx(), app.deps.library, { ...query, date: query.date ?? null }),
  )
}
