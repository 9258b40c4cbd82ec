import type { QuoteAnswer, SubscriptionAnswer } from '@ot/contract'
import {
  daysBetween,
  fitProblems,
  orderPrice,
  paidPeriod,
  TARIFF_LABELS,
  TARIFF_LIMITS,
  type TariffOrder,
  type TariffPeriod,
} from '@ot/domain'
import { counted, MONTHS } from '@ot/text'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import type { StoredLine } from '../../db/schema/billing.ts'
import { readScoped, type Tx } from '../../db/transaction.ts'
import { namesOfNotOffice } from '../activities/index.ts'
import { countEmployees, countOwnTemplates, getCompanyCard } from './company-queries.ts'
import { listPeriods } from './period-queries.ts'

export async function readSubscription(
  ctx: Ctx,
  companyId: number,
  canOrder: boolean,
): Promise<SubscriptionAnswer> {
  const { subscription } = membershipOf(ctx, companyId)
  return readScoped(ctx, async (tx) => ({
    ...subscription,
    daysLeft: daysBetween(ctx.today(companyId), subscription.until),
    periods: await listPeriods(tx, companyId),
    limits: TARIFF_LIMITS[subscription.tariff],
    usage: { ...(await usageOf(tx, companyId)), personalTemplates: await countOwnTemplates(tx, companyId) },
    canOrder,
  }))
}

/** What the order costs on this day, and what the company has to change first. */
export async function quoteTariff(
  ctx: Ctx,
  { companyId, ...order }: TariffOrder & { companyId: number },
): Promise<QuoteAnswer> {
  membershipOf(ctx, companyId)
  return readScoped(ctx, (tx) => quoteTariffIn(tx, ctx, companyId, order))
}

export async function quoteTariffIn(
  tx: Tx,
  ctx: Ctx,
  companyId: number,
  { tariff, months }: TariffOrder,
): Promise<QuoteAnswer> {
  const today = ctx.today(companyId)
  const periods = await listPeriods(tx, companyId)
  const { employees, otherActivities } = await usageOf(tx, companyId)
  const lines = linesOf(periods, { tariff, months }, today)
  return {
    tariff,
    months,
    lines,
    total: lines.reduce((sum, { rubles }) => sum + rubles, 0),
    period: paidPeriod(periods, { tariff, months }, today),
    problems: fitProblems(tariff, { employees, notOffice: otherActivities }),
  }
}

async function usageOf(tx: Tx, companyId: number) {
  const { activityIds } = await getCompanyCard(tx, companyId)
  return {
    employees: await countEmployees(tx, companyId),
    otherActivities: namesOfNotOffice(activityIds),
  }
}

function linesOf(periods: readonly TariffPeriod[], order: TariffOrder, today: string): StoredLine[] {
  const { access, raise } = orderPrice(periods, order, today)
  const named = `«${TARIFF_LABELS[order.tariff]}»`
  const term = counted(order.months, MONTHS)
  const line = (title: string, rubles: number): StoredLine => ({ title, quantity: 1, unit: 'усл.', rubles })
  return [
    line(`Доступ к сервису «ОТдел», тариф ${named}, ${term}`, access),
    ...(raise === null
      ? []
      : [
          line(
            `Переход на тариф ${named}: ${counted(raise.days, ['день', 'дня', 'дней'])} до конца оплаченного срока`,
            raise.rubles,
          ),
        ]),
  ]
}
