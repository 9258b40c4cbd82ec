import type { StartAnswer } from '@ot/contract'
import type { StartStep } from '@ot/domain'
import { counted, type PluralForms } from '@ot/text'

export type ShownStep = StartAnswer['steps'][number]

const NBSP = '\u00a0'
const EMPLOYEES: PluralForms = ['работник', 'работника', 'работников']
const OF_EMPLOYEES: PluralForms = ['работника', 'работников', 'работников']
const DOCUMENTS: PluralForms = ['документ', 'документа', 'документов']

/** What the records say of a step. */
export function countText({ key, state, count, total }: ShownStep): string {
  switch (key) {
    case 'company':
      return count > 0 ? 'сведения записаны' : 'сведений ещё нет'
    case 'employees':
      return count > 0 ? counted(count, EMPLOYEES) : 'работников ещё нет'
    case 'responsible':
      return `назначено ${count} из${NBSP}${total ?? 0}`
    case 'interview':
      return total === null || total === 0 ? 'вопросов ещё нет' : `отвечено ${count} из${NBSP}${total}`
    case 'norms':
      return total === null || total === 0
        ? 'когда будут работники'
        : `приняты у${NBSP}${count} из${NBSP}${counted(total, OF_EMPLOYEES)}`
    case 'package':
      return packageText(state === 'done', count)
  }
}

function packageText(isMade: boolean, documents: number): string {
  if (documents > 0) {
    const registered = `зарегистрировано: ${counted(documents, DOCUMENTS)}`
    return isMade ? registered : `${registered}, комплекта ещё нет`
  }
  return isMade ? 'комплект скачан' : 'ещё не составлен'
}

/** Why the step, and what it takes. */
export const STEP_REASONS = {
  company:
    'Введите ИНН: известные сведения найдутся сами, останется дописать недостающее. Из них заполняется каждый документ.',
  employees:
    'Подойдёт любая таблица с людьми: столбцы и должности узнаются сами, а перед записью всё видно. Можно добавить работников и по одному.',
  responsible: 'Их имена стоят в приказах, инструкциях и журналах. Один человек может отвечать за многое.',
  interview:
    'Что уже видно по должностям, предложено: останется согласиться. Ответ печатается во всех документах сразу, от руки его больше не пишут.',
  norms:
    'По должностям видно, какие инструктажи, обучение, медосмотры и СИЗ нужны. На должность — один ответ, сроки появятся сразу у всех.',
  package: 'Всё, что закон требует от вашей организации, — одним архивом с перечнем того, что в нём есть.',
} satisfies Record<StartStep, string>

export const STEP_ACTIONS = {
  company: 'Заполнить по ИНН',
  employees: 'Загрузить из Excel',
  responsible: 'Назначить',
  interview: 'Ответить',
  norms: 'Принять нормы',
  package: 'Составить комплект',
} satisfies Record<StartStep, string>

/** Where the page of a step has several ways to go, the one that does it. */
export const STEP_HINTS: Partial<Record<StartStep, string>> = {
  package: 'кнопка «Комплект для вашей организации»',
}

export function blockedText(cause: StartStep): string {
  return cause === 'company' ? 'после сведений об организации' : 'после того как появятся работники'
}
