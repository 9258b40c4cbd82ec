import type { FastifyInstance } from 'fastify'
import { FairQueue } from '../../foundation/fair-queue.ts'
import { oneAtATime } from '../../http/one-at-a-time.ts'
import { registerRoute } from '../../http/register-route.ts'
import { exportAccount } from './export-account.ts'
import { exportSummary } from './export-summary.ts'

/** One of a user at a time. */
const exports = new FairQueue({
  places: Number.POSITIVE_INFINITY,
  waitingEach: 5,
  patienceMs: 60_000,
  refusal: 'Ваши данные уже выгружаются. Дождитесь этой выгрузки и повторите.',
})

export function registerAccountExport(app: FastifyInstance): void {
  const { library } = app.deps
  registerRoute(app, 'GET /api/account/export', async ({ ctx }) => {
    const asked = await ctx()
    return oneAtATime(exports, asked.userId, () => exportAccount(asked, library))
  })
  registerRoute(app, 'GET /api/account/export/summary', async ({ ctx }) => exportSummary(await ctx()))
}
