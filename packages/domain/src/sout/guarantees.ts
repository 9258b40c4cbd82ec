import type { ConditionsClass } from './conditions-classes.ts'

const PAY = 'Повышенная оплата труда — не меньше чем на 4 % (ТК РФ, ст. 147)'
const LEAVE = 'Дополнительный отпуск — не меньше 7 календарных дней (ТК РФ, ст. 117)'
const HOURS = 'Рабочая неделя — не больше 36 часов (ТК РФ, ст. 92)'
const MILK = 'Молоко или равноценные продукты — за факторы из перечня (приказ Минтруда № 291н)'
const EXAMINATIONS = 'Медицинские осмотры — по подтверждённым факторам (приказ Минздрава № 29н)'
const EXAMINATIONS_OF_WORKS = 'Медицинские осмотры — только по видам работ и факторам приказа Минздрава № 29н'
const FORBIDDEN = 'Работа запрещена, кроме случаев, названных в законе (ТК РФ, ст. 214.1)'

const GUARANTEES = {
  '1': [EXAMINATIONS_OF_WORKS],
  '2': [EXAMINATIONS_OF_WORKS],
  '3.1': [PAY, MILK, EXAMINATIONS],
  '3.2': [PAY, LEAVE, MILK, EXAMINATIONS],
  '3.3': [PAY, LEAVE, HOURS, MILK, EXAMINATIONS],
  '3.4': [PAY, LEAVE, HOURS, MILK, EXAMINATIONS],
  '4': [FORBIDDEN, PAY, LEAVE, HOURS],
} satisfies Record<ConditionsClass, readonly string[]>

/** What orders give by the class, and where it is said. */
export type Guarantee = 'pay' | 'leave' | 'hours'

export const GUARANTEE_CLAUSES: Readonly<Record<Guarantee, string>> = {
  pay: 'ТК РФ, ст. 147: класс 3.1 и хуже',
  leave: 'ТК РФ, ст. 117: класс 3.2 и хуже',
  hours: 'ТК РФ, ст. 92: класс 3.3 и хуже',
}

const IN_WORDS: Readonly<Record<Guarantee, string>> = { pay: PAY, leave: LEAVE, hours: HOURS }

export function givesGuarantee(conditionsClass: ConditionsClass, guarantee: Guarantee): boolean {
  return guaranteesOf(conditionsClass).includes(IN_WORDS[guarantee])
}

/** What the class of conditions gives to those who work there, in words with the article. */
export function guaranteesOf(conditionsClass: ConditionsClass): string[] {
  return [...GUARANTEES[conditionsClass]]
}
