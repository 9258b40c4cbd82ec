import type { InputValues } from '@ot/contract'
import type { TemplateSummary } from '@ot/doc-library'
import { addDays, type CalendarDate } from '@ot/domain'

/** Registered at the first start, with the days that have passed since. */
export const DEMO_PAPERS: readonly { templateId: string; daysAgo: number }[] = [
  { templateId: 'prikaz-o-naznachenii-otvetstvennogo-za-ot', daysAgo: 40 },
  { templateId: 'prikaz-o-vvedenii-suot', daysAgo: 33 },
  { templateId: 'prikaz-ob-utverzhdenii-politiki-po-ot', daysAgo: 33 },
  { templateId: 'prikaz-o-komissii-po-proverke-znaniya-trebovaniy-ot', daysAgo: 12 },
]

type Staff = ReadonlyMap<string, number>

const SAFETY = 'Черных'
const DEPUTY = 'Кравец'
const PERSONNEL = 'Ломако'
const FOREMAN = 'Воробей'

/** Who answers the question of a template, by its key. */
const WHO: Readonly<Record<string, string>> = {
  ответственный: SAFETY,
  инструктирующий: SAFETY,
  секретарь: SAFETY,
  замещающий: DEPUTY,
  председатель: DEPUTY,
  заместитель: FOREMAN,
  кадровый_работник: PERSONNEL,
}
const COMMISSION = ['Саркисян', 'Гончаренко']
const TEXTS: Readonly<Record<string, string>> = {
  место_размещения: 'информационный стенд у проходной',
  мнение_работников: 'представительный орган работников не создан',
}

/** What the demo company answers to the questions that it knows the answer to. */
export function demoAnswersTo(template: TemplateSummary, staff: Staff, date: CalendarDate): InputValues {
  const known = template.inputs.flatMap(({ key, type }) => {
    const answer = answerTo(key, type, staff, date)
    return answer === null ? [] : [[key, answer] as const]
  })
  return Object.fromEntries(known)
}

function answerTo(key: string, type: string, staff: Staff, date: CalendarDate): InputValues[string] {
  switch (type) {
    case 'employee':
      return staff.get(WHO[key] ?? '') ?? null
    case 'employees':
      return key === 'члены_комиссии' ? COMMISSION.flatMap((name) => staff.get(name) ?? []) : null
    case 'date':
      return key === 'дата_начала' || key === 'дата_введения' ? addDays(date, 1) : null
    default:
      return TEXTS[key] ?? null
  }
}
