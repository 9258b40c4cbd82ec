import type { TestApp } from '../world.ts'
import type { TestUser } from './user.ts'

export type BillingWorld = { payerId: number; invoiceId: number }

/** A payer, and an invoice that was paid and closed by an act. */
export async function billingInto(
  app: TestApp,
  { owner, companyId }: { owner: TestUser; companyId: number },
): Promise<BillingWorld> {
  async function create(path: string, body: object): Promise<number> {
    const answer = await app.as(owner).post(path, { companyId, ...body })
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${answer.text}`)
    return Number(answer.body.id)
  }
  const payerId = await create('/api/payers', {
    type: 'this-company',
    data: { emailForInvoices: 'buh@isolation.test' },
  })
  const invoiceId = await create('/api/subscription', { tariff: 'standard', months: 3, payerId })
  await app.rows(
    'update invoices set paid_on = $2, period_from = $2, period_until = $2, act_number = id where id = $1',
    [invoiceId, app.clock.now()],
  )
  return { payerId, invoiceId }
}
