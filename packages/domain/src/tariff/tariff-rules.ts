import { addDays, type CalendarDate } from '../calendar/calendar.ts'
import type { TariffPeriod } from './tariff-periods.ts'
import { TARIFF_LABELS, TARIFF_LIMITS, type Tariff, TRIAL_DAYS } from './tariffs.ts'

/** The tariff of today and the last day of all that is paid, that day included. */
export type Subscription = { tariff: Tariff; until: CalendarDate }

export function trialPeriod(registeredOn: CalendarDate): TariffPeriod {
  return { tariff: 'introductory', from: registeredOn, until: addDays(registeredOn, TRIAL_DAYS) }
}

/** Null when one more employee fits, else what to tell the user. */
export function employeeLimitProblem(subscription: Subscription, activeEmployees: number): string | null {
  const limit = TARIFF_LIMITS[subscription.tariff].employees
  if (activeEmployees < limit) return null
  return `Тариф «${TARIFF_LABELS[subscription.tariff]}» рассчитан на ${limit} работников. Чтобы добавить следующего, перейдите на тариф с большим числом работников.`
}

/** Null when these activities are in the tariff; `names` are those of activities that are not office work. */
export function activityProblem(subscription: Subscription, notOffice: readonly string[]): string | null {
  if (!TARIFF_LIMITS[subscription.tariff].officeActivitiesOnly || notOffice.length === 0) return null
  return `Тариф «${TARIFF_LABELS[subscription.tariff]}» включает только офисные рабочие места. Для деятельности «${notOffice.join('», «')}» нужен тариф «${TARIFF_LABELS.standard}».`
}

/** Null when a company on this tariff may bring templates of its own. Those it has brought before stay in use. */
export function personalTemplateProblem({ tariff }: Subscription): string | null {
  if (TARIFF_LIMITS[tariff].personalTemplates) return null
  return `На тарифе «${TARIFF_LABELS[tariff]}» свои шаблоны подключаются по запросу. Напишите в поддержку или перейдите на тариф «${TARIFF_LABELS.standard}».`
}

/** Reading and exporting never stop; making new documents does, the day after the last paid one. */
export function newDocumentProblem(subscription: Subscription, today: CalendarDate): string | null {
  if (today <= subscription.until) return null
  return 'Срок подписки закончился. Прежние документы и учёт доступны; чтобы формировать новые документы, продлите подписку.'
}

/** What stands in the way of a tariff for a company as it is; empty when it fits. */
export function fitProblems(
  tariff: Tariff,
  { employees, notOffice }: { employees: number; notOffice: readonly string[] },
): string[] {
  const limit = TARIFF_LIMITS[tariff].employees
  const named = `«${TARIFF_LABELS[tariff]}»`
  const many =
    employees > limit
      ? `В организации ${employees} работников, тариф ${named} рассчитан на ${limit}. Отметьте уволенных или выберите тариф «${TARIFF_LABELS.standard}».`
      : null
  const other = activityProblem({ tariff, until: '' }, notOffice)
  return [many, other].filter((problem) => problem !== null)
}
