/** Why a stored term is another today, in the words of whoever decides about it. */
export const RECOUNT_CAUSES = {
  wording: 'Изменилась редакция нормы',
  period: 'Период в норме другой, чем записан',
  start: 'Прежде считали от дня приёма, а акт — от дня договора или первого рабочего дня',
  initial: 'Прежде первый повторный инструктаж считали от приёма, а акт — от первичного инструктажа',
  began: 'Прежде получался день, когда норма ещё не действовала',
  commissioned: 'Прежде 12 месяцев считали от приёма работника, а закон — от ввода рабочего места',
  workplace: 'Срок следует из карточки рабочего места',
  absence: 'Срок приходится на отсутствие работника',
  season: 'В карточке организации указано холодное время',
  wear: 'Выдана часть нормы, или срок годности кончается раньше срока носки',
  rule: 'Прежде срок считали иначе',
} as const

export type RecountCause = keyof typeof RECOUNT_CAUSES

export const RECOUNT_DECISIONS = ['apply', 'keep'] as const
/** `keep`: the stored term stays, though the rules give another. */
export type RecountDecision = (typeof RECOUNT_DECISIONS)[number]
