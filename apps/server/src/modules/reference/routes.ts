import { LISTED_HAZARDS, searchMedicalFactors } from '@ot/reference'
import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route.ts'
import { presentFactor, presentHazard } from './present.ts'

export function registerReference(app: FastifyInstance): void {
  registerRoute(app, 'GET /api/medical-factors', async ({ query }) =>
    searchMedicalFactors(query.search ?? '').map(presentFactor),
  )

  registerRoute(app, 'GET /api/hazards', async () => LISTED_HAZARDS.map(presentHazard))
}
