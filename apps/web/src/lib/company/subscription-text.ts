import type { CallAnswer } from '@ot/contract'
import { counted, type PluralForms, shortDate } from '@ot/text'

export type CompanySubscription = CallAnswer<'GET /api/subscription'>

export const DAYS: PluralForms = ['день', 'дня', 'дней']
const SOON_DAYS = 7

export type TermState = 'running' | 'ending' | 'ended'

export function termState({ daysLeft }: Pick<CompanySubscription, 'daysLeft'>): TermState {
  if (daysLeft < 0) return 'ended'
  return daysLeft <= SOON_DAYS ? 'ending' : 'running'
}

/** For every page, in the last week and after it; null: nothing has to be told. */
export function endingText(
  subscription: Pick<CompanySubscription, 'tariff' | 'until' | 'daysLeft'>,
): string | null {
  const { tariff, until, daysLeft } = subscription
  const named = tariff === 'introductory' ? 'бесплатного периода' : 'подписки'
  switch (termState(subscription)) {
    case 'running':
      return null
    case 'ended':
      return `Подписка закончилась ${shortDate(until)}. Всё записанное доступно для чтения и выгрузки, новые документы не формируются.`
    case 'ending':
      return daysLeft === 0
        ? `Сегодня последний день ${named}.`
        : `До конца ${named} ${counted(daysLeft, DAYS)}: последний — ${shortDate(until)}.`
  }
}
