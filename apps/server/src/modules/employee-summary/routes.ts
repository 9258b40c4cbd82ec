import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { photoFile, removePhoto, setPhoto } from './photo.ts'
import { readEmployeeSummary } from './read-summary.ts'

export function registerEmployeeSummary(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/employees/:id/summary', async ({ ctx, params }) =>
    readEmployeeSummary(await ctx(), params.id),
  )
  registerRoute(app, 'GET /api/employees/:id/photo', async ({ ctx, params }) =>
    photoFile(await ctx(), params.id),
  )
  registerRoute(app, 'POST /api/employees/:id/photo', async ({ ctx, params, upload }) =>
    setPhoto(await ctx(), params.id, upload.bytes),
  )
  registerRoute(app, 'DELETE /api/employees/:id/photo', async ({ ctx, params }) => {
    await removePhoto(await ctx(), params.id)
    return undefined
  })
}
