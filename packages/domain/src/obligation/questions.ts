import { lowerFirst } from '@ot/text'
import type { MedicalFactor } from '../medical/medical-factor.ts'
import type { ConditionsClass } from '../sout/conditions-classes.ts'
import { isDangerousWork } from '../training/dangerous-works.ts'
import { PROGRAMME_FACTS, type Programme } from '../training/programmes.ts'

/** Part VI of the list names works; the parts before it name factors that must be confirmed at the workplace. */
const PART_OF_WORKS = 'VI'
const DRIVING = 'Управление транспортом '

export function isHarmfulFactor({ part }: MedicalFactor): boolean {
  return part !== PART_OF_WORKS
}

/** «Подтверждён ли на рабочем месте вредный фактор «Шум» (п. 4.4)?» */
export function factorQuestion(factor: MedicalFactor, conditionsClass: ConditionsClass | null): string {
  const { code, shortTitle } = factor
  const known = conditionsClass === null ? '' : ` По спецоценке класс условий труда — ${conditionsClass}.`
  if (isHarmfulFactor(factor))
    return `Подтверждён ли на рабочем месте вредный фактор «${shortTitle}» (п. ${code})?${known}`
  if (shortTitle.startsWith(DRIVING))
    return `Управляет ли работник транспортом ${shortTitle.slice(DRIVING.length)} (п. ${code})?`
  return `Занят ли работник на таких работах: «${shortTitle}» (п. ${code})?`
}

export function initialBriefingQuestion(positionName: string): string {
  return `Нужен ли первичный инструктаж: должность «${positionName}» не входит в утверждённый перечень освобождённых (п. 13)?`
}

export function repeatBriefingQuestion(positionName: string): string {
  return `Нужен ли повторный инструктаж: должность «${positionName}» не освобождена от первичного (п. 15)?`
}

export const NEWCOMER_QUESTION =
  'Работник впервые начал трудовую деятельность и занят на опасных работах (тогда в первый год — раз в 3 месяца, п. 14)?'

export const REMOTE_QUESTION =
  'Есть ли у работника рабочее место у работодателя? Место того, кто постоянно работает дистанционно, не оценивают (426-ФЗ, ч. 3 ст. 3).'

/** `places`: which of the company's are so; none named: nobody has told. */
export function explosiveQuestion(places: readonly string[]): string {
  return places.length === 0
    ? `Относится ли место работы к взрывопожароопасным объектам? Тогда ${EVERY_HALF_YEAR}`
    : `Работает ли работник на взрывопожароопасном объекте (${places.join('; ')})? Тогда ${EVERY_HALF_YEAR}`
}
const EVERY_HALF_YEAR = 'повторный противопожарный инструктаж — раз в полгода.'

export function internshipQuestion(positionName: string): string {
  return `Входит ли должность «${positionName}» в перечень организации для стажировки (п. 26)?`
}

export const ELECTRICAL_1_QUESTION =
  'Входит ли должность в перечень неэлектротехнического персонала, которому нужна группа I?'

export function briefingQuestion(name: string): string {
  return `Нужен ли работнику ${lowerFirst(name)}?`
}

export const PSYCHIATRIC_QUESTION =
  'Относится ли работа к перечню видов деятельности из приказа Минздрава № 342н (например, управление транспортом, оружие, обучение детей)?'

export const MICRO_ENTERPRISE_QUESTION =
  'Микропредприятие вправе обучать в ходе инструктажа на рабочем месте (п. 100). Нужно ли отдельное обучение?'

export function trainingQuestion(programme: Programme): string {
  const { title } = PROGRAMME_FACTS[programme]
  if (isDangerousWork(programme))
    return `Выполняет ли работник эти работы или отвечает за них: «${title}» (п. 55)?`
  switch (programme) {
    case 'general':
      return 'Возложены ли на работника обязанности по охране труда, обучают ли его по программе А (п. 53)?'
    case 'methods':
      return 'Нужно ли обучение по программе Б: работник не освобождён от него как занятый только офисной техникой (п. 54)?'
    case 'first-aid':
      return 'Должен ли работник уметь оказывать первую помощь (п. 33)?'
    case 'ppe-use':
      return 'Применяет ли работник СИЗ из вашего перечня тех, что требуют практических навыков (п. 38)?'
    case 'fire-safety':
      return 'Назначен ли работник ответственным за пожарную безопасность?'
    case 'electrical-2':
    case 'electrical-3':
    case 'electrical-4':
    case 'electrical-5':
      return `Нужна ли работнику группа по электробезопасности: «${title}»?`
  }
}

export function ppeQuestion(name: string): string {
  return `Подтверждена ли на рабочем месте опасность, от которой выдаётся «${name}»?`
}

export const OTHER_WORK_QUESTION =
  'Условия труда или источники опасности на новом месте другие? Если прежние, повторное обучение не требуется (п. 7).'

export const PPE_RETURN_QUESTION =
  'Больше не выдавать СИЗ по прежней должности? Выданные примите обратно или оставьте работнику.'
