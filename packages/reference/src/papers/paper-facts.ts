import { type CalendarDate, isNormId, normInForce, normLabel, type PositionProfile } from '@ot/domain'
import { lowerFirst, upperFirst } from '@ot/text'
import type { ReferencePosition } from '../lists/positions.ts'
import { accidentLine, aidLines, instructionOf } from './instruction.ts'
import { type Profession, professionOf, uniqueTexts } from './profession.ts'
import { briefingLines, medicalLines, PLACEMENT, spokenNorm, trainingLines } from './requirements.ts'
import { riskRows } from './risk-card.ts'
import { optionLines, testOf, ticketLines, tradeQuestions } from './test-questions.ts'
import type { Accident } from './written-text.ts'

type Row = Readonly<Record<string, string>>

/** Lists by the names that the papers of a profession print them under. */
export type ProfilePaperFacts = {
  values: Readonly<Record<string, string>>
  lists: Readonly<Record<string, readonly Row[]>>
}

const NONE = '—'

function lines(texts: readonly string[]): Row[] {
  return texts.map((строка) => ({ строка }))
}

function orNone(texts: readonly string[], none: string): string {
  return texts.length === 0 ? none : texts.join('; ')
}

function accidentWithActions(accident: Accident): string {
  return `${upperFirst(accidentLine(accident))}. Что делать: ${accident.actions.map((action) => lowerFirst(action.replace(/[.;]$/, ''))).join('; ')}.`
}

function ppeRows({ ppe }: Profession): Row[] {
  const worn = ppe.filter(({ isForSkin }) => !isForSkin)
  if (worn.length === 0) {
    const name = 'Для этой работы не назначены'
    return [{ название: name, норма: NONE, единица: NONE, количество: NONE, защита: NONE, проверка: NONE }]
  }
  return worn.map((item) => ({
    название: item.name,
    норма: spokenNorm(item),
    единица: item.unit,
    количество: item.quantity === null ? 'сколько нужно' : String(item.quantity),
    защита: item.protects,
    проверка: item.check,
  }))
}

const WASHING: Row = {
  название: 'Мыло туалетное или жидкое моющее средство',
  норма: 'в санитарно-бытовом помещении, без ограничения',
  когда: 'перед едой и после работы',
}

function skinRows({ ppe }: Profession): Row[] {
  const rows = ppe
    .filter(({ isForSkin }) => isForSkin)
    .map((item) => ({ название: item.name, норма: spokenNorm(item), когда: item.check }))
  return rows.length === 0 ? [WASHING] : rows
}

function actRows({ rules, ppe, profile }: Profession, on: CalendarDate): Row[] {
  const ids = uniqueTexts([
    'tk',
    'pp-2464',
    'mt-772n',
    'mt-776n',
    ...(ppe.length > 0 ? ['mt-766n', 'mt-767n'] : []),
    ...(profile.medicalFactors.length > 0 ? ['mz-29n'] : []),
    'mz-220n',
    'pp-1479',
    ...rules.map(({ id }) => id),
  ])
  return lines(ids.flatMap((id) => (isNormId(id) && normInForce(id, on) !== null ? [normLabel(id)] : [])))
}

function certain(profile: PositionProfile): PositionProfile {
  return {
    ...profile,
    ppe: unconditional(profile.ppe),
    medicalFactors: unconditional(profile.medicalFactors),
    training: unconditional(profile.training),
    briefings: unconditional(profile.briefings),
  }
}

function unconditional<T extends { conditional: boolean }>(lines: readonly T[]): T[] {
  return lines.filter(({ conditional }) => !conditional)
}

function profileRow(profession: Profession): Row {
  const { profile, work, place } = profession
  return {
    отрасль: profile.sector,
    работы: work.work,
    оборудование: work.equipment,
    рабочее_место: place,
    обучение: orNone(trainingLines(profession), 'сверх инструктажей не назначено'),
    инструктажи: orNone(briefingLines(profession), 'сверх общих не назначены'),
    осмотры: orNone(medicalLines(profession), 'по виду работы не назначены'),
    повышенная_опасность: profile.highRisk ? 'да' : 'нет',
    стажировка: profile.briefings.some(({ kind }) => kind === 'internship') ? PLACEMENT : 'не назначена',
    примечание: profile.note ?? 'нет',
  }
}

/**
 * All that the papers of one profession, of that day, are made from. A line whose condition nobody has decided is not printed: it
 * is asked about before (`decidedPosition`).
 */
export function profilePaperFacts(position: ReferencePosition, on: CalendarDate): ProfilePaperFacts {
  const profession = professionOf({ ...position, profile: certain(position.profile) }, on)
  const { hazards, told } = profession
  const chapters = instructionOf(profession)
  const test = testOf(profession)
  return {
    values: {},
    lists: {
      профиль: [profileRow(profession)],
      ...Object.fromEntries(chapters.map((texts, index) => [`глава_${index + 1}`, lines(texts)])),
      риски: riskRows(profession),
      сиз: ppeRows(profession),
      смывающие: skinRows(profession),
      опасности: lines(hazards.map(({ danger, controls }) => `${danger}. Меры: ${lowerFirst(controls)}`)),
      подготовка: lines(told.before),
      приёмы: lines(told.during),
      аварии: lines(told.emergency.map(accidentWithActions)),
      помощь: lines(aidLines(profession)),
      вопросы: lines(tradeQuestions(profession).map(({ q }, index) => `${index + 1}. ${q}`)),
      тест: lines(
        test.flatMap(({ question, options }, index) => [
          `${index + 1}. ${question}`,
          ...optionLines(options),
        ]),
      ),
      ответы: test.map(({ letter, answer }, index) => ({
        вопрос: String(index + 1),
        буква: letter,
        ответ: answer,
      })),
      билеты: lines(ticketLines(test)),
      акты: actRows(profession, on),
    },
  }
}
