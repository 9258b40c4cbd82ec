import { leftOutSections, moreEmployeesAdvice, TARIFF_LABELS, TARIFF_PAGE, type Tariff } from '@ot/domain'
import { counted, shortDate } from '@ot/text'
import type { CompanySubscription } from '../../lib/company/subscription-text.ts'
import { DAYS } from '../../lib/company/subscription-text.ts'

/** «до 05.12.2026, осталось 7 дней» */
export function termText({ until, daysLeft }: CompanySubscription): string {
  if (daysLeft < 0) return `закончился ${shortDate(until)}`
  if (daysLeft === 0) return `до ${shortDate(until)}, сегодня последний день`
  return `до ${shortDate(until)}, осталось ${counted(daysLeft, DAYS)}`
}

/** What limits the tariff and how much of it is used; what to do when there is no more. */
export function limitTexts({ tariff, limits, usage }: CompanySubscription): string[] {
  const named = `«${TARIFF_LABELS[tariff]}»`
  return [
    `Работников: ${usage.employees} из ${limits.employees}. ${placesAdvice(tariff)}`,
    limits.officeActivitiesOnly
      ? `Тариф ${named} — только офисные рабочие места. Для других видов деятельности нужен «${TARIFF_LABELS.standard}».`
      : 'Виды деятельности — любые.',
    sectionsText(tariff),
    limits.personalTemplates
      ? `Свои шаблоны документов: ${usage.personalTemplates}, без ограничений.`
      : `Свои шаблоны на тарифе ${named} подключаются по запросу в поддержку; те, что уже есть, работают.`,
    'После конца срока всё остаётся доступным для чтения и выгрузки, новые документы не формируются.',
  ]
}

function sectionsText(tariff: Tariff): string {
  const leftOut = leftOutSections(tariff)
  return leftOut === null
    ? 'Разделы учёта — все.'
    : `Разделы ${leftOut} не входят: записанное в них ведётся дальше, нового добавить нельзя. Они есть в тарифе «${TARIFF_LABELS.standard}».`
}

/** The reader is on the page of the tariff: it is not named to him. */
function placesAdvice(tariff: Tariff): string {
  const advice = moreEmployeesAdvice(tariff).replace(` в разделе ${TARIFF_PAGE}`, '')
  return `Когда места кончатся, ${advice}.`
}
