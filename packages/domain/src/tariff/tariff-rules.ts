import type { CalendarDate } from '../calendar/calendar.ts'
import { SECTION_LABELS, type Section } from '../section/sections.ts'
import {
  includesSection,
  leftOutSections,
  TARIFF_LABELS,
  TARIFF_LIMITS,
  TARIFF_PAGE,
  type Tariff,
} from './tariffs.ts'

/** The tariff of today and the last day of all that is paid, that day included. */
export type Subscription = { tariff: Tariff; until: CalendarDate }

/** The user is told while a tenth of the places is still free. */
const NEARLY_FULL = 0.9

export function isNearlyFull({ employees, limit }: { employees: number; limit: number }): boolean {
  return employees >= limit * NEARLY_FULL
}

/** What to do when no place is left. */
export function moreEmployeesAdvice(tariff: Tariff): string {
  return TARIFF_LIMITS[tariff].employees < TARIFF_LIMITS.standard.employees
    ? `отметьте уволенных или выберите тариф «${TARIFF_LABELS.standard}» в разделе ${TARIFF_PAGE}`
    : 'отметьте уволенных или напишите в поддержку'
}

/** Null when one more employee fits, else what to tell the user. */
export function employeeLimitProblem(subscription: Subscription, activeEmployees: number): string | null {
  const limit = TARIFF_LIMITS[subscription.tariff].employees
  if (activeEmployees < limit) return null
  return `Тариф «${TARIFF_LABELS[subscription.tariff]}» рассчитан на ${limit} работников. Чтобы добавить следующего, ${moreEmployeesAdvice(subscription.tariff)}.`
}

/** Null when these activities are in the tariff; `names` are those of activities that are not office work. */
export function activityProblem(subscription: Subscription, notOffice: readonly string[]): string | null {
  if (!TARIFF_LIMITS[subscription.tariff].officeActivitiesOnly || notOffice.length === 0) return null
  return `Тариф «${TARIFF_LABELS[subscription.tariff]}» включает только офисные рабочие места. Для деятельности «${notOffice.join('», «')}» нужен тариф «${TARIFF_LABELS.standard}»: его выбирают в разделе ${TARIFF_PAGE}.`
}

/** Null when a company on this tariff may bring templates of its own. Those it has brought before stay in use. */
export function personalTemplateProblem({ tariff }: Subscription): string | null {
  if (TARIFF_LIMITS[tariff].personalTemplates) return null
  return `На тарифе «${TARIFF_LABELS[tariff]}» свои шаблоны подключаются по запросу. Напишите в поддержку или выберите тариф «${TARIFF_LABELS.standard}» в разделе ${TARIFF_PAGE}.`
}

const TAKE_STANDARD = `выберите тариф «${TARIFF_LABELS.standard}» в разделе ${TARIFF_PAGE}`

/** Null when something new may be begun in the section, else what to tell the user. */
export function sectionProblem({ tariff }: Pick<Subscription, 'tariff'>, section: Section): string | null {
  if (includesSection(tariff, section)) return null
  return `Тариф «${TARIFF_LABELS[tariff]}» не включает раздел «${SECTION_LABELS[section]}». Записанное можно читать, исправлять, отмечать выполненным и выгружать; чтобы добавить новое, ${TAKE_STANDARD}.`
}

/** The same in the list of what a paper lacks. */
export function paperProblem({ tariff }: Pick<Subscription, 'tariff'>, section: Section): string | null {
  if (includesSection(tariff, section)) return null
  return `Раздел «${SECTION_LABELS[section]}» не входит в тариф «${TARIFF_LABELS[tariff]}»`
}

/** Of a paper that is asked for by name: what it lacks, and what to do. */
export function paperRefusal(problem: string): string {
  return `${problem}. Чтобы формировать его документы, ${TAKE_STANDARD}.`
}

/** For what is done in all sections at once: what does not come along, in words that end the sentence. */
export function leftOutProblem({ tariff }: Pick<Subscription, 'tariff'>, consequence: string): string | null {
  const sections = leftOutSections(tariff)
  if (sections === null) return null
  return `Тариф «${TARIFF_LABELS[tariff]}» не включает разделы ${sections}: ${consequence}. Чтобы вести их, ${TAKE_STANDARD}.`
}

/** Reading and exporting never stop; making new documents does, the day after the last paid one. */
export function newDocumentProblem(subscription: Subscription, today: CalendarDate): string | null {
  if (today <= subscription.until) return null
  return `Срок подписки закончился. Прежние документы и учёт доступны; чтобы формировать новые документы, продлите подписку в разделе ${TARIFF_PAGE}.`
}

/** What stands in the way of a tariff for a company as it is; empty when it fits. */
export function fitProblems(
  tariff: Tariff,
  { employees, notOffice }: { employees: number; notOffice: readonly string[] },
): string[] {
  const limit = TARIFF_LIMITS[tariff].employees
  const named = `«${TARIFF_LABELS[tariff]}»`
  const otherWay =
    limit < TARIFF_LIMITS.standard.employees
      ? `выберите тариф «${TARIFF_LABELS.standard}»`
      : 'напишите в поддержку'
  const many =
    employees > limit
      ? `Работников в организации: ${employees}, а тариф ${named} рассчитан на ${limit}. Отметьте уволенных или ${otherWay}.`
      : null
  const other =
    TARIFF_LIMITS[tariff].officeActivitiesOnly && notOffice.length > 0
      ? `Тариф ${named} включает только офисные рабочие места. Для деятельности «${notOffice.join('», «')}» нужен тариф «${TARIFF_LABELS.standard}».`
      : null
  return [many, other].filter((problem) => problem !== null)
}
