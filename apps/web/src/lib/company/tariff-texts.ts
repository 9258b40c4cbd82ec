import {
  isNearlyFull,
  leftOutProblem,
  moreEmployeesAdvice,
  type Section,
  sectionProblem,
  TARIFF_LABELS,
  TARIFF_PAGE,
} from '@ot/domain'
import type { CompanySubscription } from './subscription-text.ts'

/** Told while there is still some room, so that the refusal surprises nobody; null: there is plenty. */
export function staffRoomText({
  tariff,
  limits,
  usage,
}: Pick<CompanySubscription, 'tariff' | 'limits' | 'usage'>) {
  const { employees } = usage
  const limit = limits.employees
  if (!isNearlyFull({ employees, limit })) return null
  const named = `«${TARIFF_LABELS[tariff]}»`
  if (employees > limit)
    return `На тарифе ${named} мест для работников ${limit}, а работает ${employees}. Учёт идёт как прежде; чтобы добавить следующего, ${moreEmployeesAdvice(tariff)}.`
  return employees < limit
    ? `На тарифе ${named} занято ${employees} из ${limit} мест для работников. Когда места кончатся, ${moreEmployeesAdvice(tariff)}.`
    : `На тарифе ${named} заняты все места для работников: ${employees} из ${limit}. Чтобы добавить следующего, ${moreEmployeesAdvice(tariff)}.`
}

/** What the tariff leaves out, told where it is chosen; null: nothing. */
export function activitiesText({
  tariff,
  limits,
}: Pick<CompanySubscription, 'tariff' | 'limits'>): string | null {
  if (!limits.officeActivitiesOnly) return null
  return `Тариф «${TARIFF_LABELS[tariff]}» — только офисные рабочие места. Для других видов деятельности выберите «${TARIFF_LABELS.standard}» в разделе ${TARIFF_PAGE}.`
}

export function sectionText(section: Section) {
  return (subscription: Pick<CompanySubscription, 'tariff'>) => sectionProblem(subscription, section)
}

export function kitText(subscription: Pick<CompanySubscription, 'tariff'>): string | null {
  return leftOutProblem(subscription, 'их бумаги в комплект не войдут')
}

export function normsText(subscription: Pick<CompanySubscription, 'tariff'>): string | null {
  return leftOutProblem(subscription, 'их обязанности приняты не будут')
}

export function ownTemplatesText({
  tariff,
  limits,
}: Pick<CompanySubscription, 'tariff' | 'limits'>): string | null {
  if (limits.personalTemplates) return null
  return `На тарифе «${TARIFF_LABELS[tariff]}» новые свои шаблоны подключаются по запросу: напишите в поддержку или выберите «${TARIFF_LABELS.standard}» в разделе ${TARIFF_PAGE}. Те, что уже есть, работают.`
}
