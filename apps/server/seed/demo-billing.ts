import { addDays, addMonths, type CalendarDate } from '@ot/domain'
import { type Ctx, loadCtx } from '../src/context/ctx.ts'
import type { Deps } from '../src/context/deps.ts'
import { createPayer, invoicesOf, issueInvoice, markPaid } from '../src/modules/billing/index.ts'
import { endSubscription, tryBefore } from './demo-queries.ts'

type World = { deps: Deps; ctx: Ctx; companyId: number; today: CalendarDate }

const DAYS_LEFT = 7
const PAID_MONTHS = 3
const PAYER = {
  type: 'this-company' as const,
  name: null,
  data: {
    lastName: null,
    firstName: null,
    fatherName: null,
    inn: null,
    legalAddress: null,
    passportNumber: null,
    passportDate: null,
    passportWhoIssued: null,
    phone: null,
    payeesBank: null,
    bik: null,
    settlementAccount: null,
    correspondentAccount: null,
    emailForInvoices: 'buh@zarechye.example',
  },
}

/** Three months that were paid for and end in a week, whenever the demo is opened, and an invoice for the next year. */
export async function makeBilling({ deps, ctx, companyId, today }: World): Promise<void> {
  const until = addDays(today, DAYS_LEFT)
  if ((await invoicesOf(ctx, companyId)).length === 0) await makeInvoices({ deps, ctx, companyId, today })
  await endSubscription(deps.database, companyId, until)
}

async function makeInvoices({ deps, ctx, companyId, today }: World): Promise<void> {
  const { seller } = deps.settings
  if (seller === null) return
  const boughtOn = addMonths(addDays(today, DAYS_LEFT), -PAID_MONTHS)
  const now = `${boughtOn}T09:00:00.000Z`
  await tryBefore(deps.database, companyId, boughtOn)
  const then = await loadCtx({ ...deps, clock: { now: () => now } }, ctx.userId)
  const { id: payerId } = await createPayer(then, { companyId, ...PAYER })
  const asked = { companyId, payerId, tariff: 'standard' } as const
  const { number } = await issueInvoice(then, seller, { ...asked, months: PAID_MONTHS })
  const year = Number(boughtOn.slice(0, 4))
  await markPaid({ database: deps.database, now }, { year, number: Number(number), paidOn: null })
  await issueInvoice(ctx, seller, { ...asked, months: 12 })
}
