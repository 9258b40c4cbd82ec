import { isNormId, normLabel } from '@ot/domain'
import { lowerFirst } from '@ot/text'
import type { ReferencePosition } from '../lists/positions.ts'
import { instructionOf } from './instruction.ts'
import { type Profession, professionOf, uniqueTexts } from './profession.ts'
import { briefingLines, medicalLines, ppeNote, trainingLines } from './requirements.ts'
import { riskRows } from './risk-card.ts'
import { optionLines, questionsOf, testOf } from './test-questions.ts'
import { aidText } from './texts.ts'

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

function orNone(texts: readonly string[]): string {
  return texts.length === 0 ? 'профилем профессии не названы' : texts.join('; ')
}

function ppeRows({ ppe }: Profession): Row[] {
  const worn = ppe.filter(({ isForSkin }) => !isForSkin)
  if (worn.length === 0) {
    const name = 'Профилем профессии не предусмотрены; выдают, если этого требует оценка рисков'
    return [{ название: name, норма: NONE, единица: NONE, количество: NONE, защита: NONE, проверка: NONE }]
  }
  return worn.map((item) => ({
    название: item.name,
    норма: ppeNote(item),
    единица: item.unit,
    количество: item.quantity === null ? 'по износу' : String(item.quantity),
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
    .map((item) => ({ название: item.name, норма: ppeNote(item), когда: item.check }))
  return rows.length === 0 ? [WASHING] : rows
}

function actRows({ hazards, ppe, profile }: Profession): Row[] {
  const ids = uniqueTexts([
    'tk',
    'pp-2464',
    'mt-772n',
    'mt-776n',
    ...(ppe.length > 0 ? ['mt-766n', 'mt-767n'] : []),
    ...(profile.medicalFactors.length > 0 ? ['mz-29n'] : []),
    'mz-220n',
    'pp-1479',
    ...hazards.flatMap(({ acts }) => acts),
  ])
  return lines(ids.flatMap((id) => (isNormId(id) ? [normLabel(id)] : [])))
}

function profileRow(profession: Profession): Row {
  const { profile, work, trade } = profession
  return {
    отрасль: profile.sector,
    работы: work.work,
    оборудование: work.equipment,
    рабочее_место: trade.place,
    обучение: orNone(trainingLines(profession)),
    инструктажи: orNone(briefingLines(profession)),
    осмотры: orNone(medicalLines(profession)),
    повышенная_опасность: profile.highRisk ? 'да' : 'нет',
    стажировка: profile.briefings.some(({ kind }) => kind === 'internship')
      ? 'не менее двух смен под руководством назначенного работника'
      : 'по решению работодателя',
    примечание: profile.note ?? 'нет',
  }
}

/** All that the papers of one profession are made from. */
export function profilePaperFacts(position: ReferencePosition): ProfilePaperFacts {
  const profession = professionOf(position)
  const { hazards, trade } = profession
  const chapters = instructionOf(profession)
  const test = testOf(profession)
  const each = (read: (hazard: Profession['hazards'][number]) => readonly string[]) =>
    lines(uniqueTexts(hazards.flatMap(read)))
  return {
    values: {},
    lists: {
      профиль: [profileRow(profession)],
      ...Object.fromEntries(chapters.map((texts, index) => [`глава_${index + 1}`, lines(texts)])),
      риски: riskRows(profession),
      сиз: ppeRows(profession),
      смывающие: skinRows(profession),
      опасности: lines(hazards.map(({ danger, controls }) => `${danger}. Меры: ${lowerFirst(controls)}`)),
      подготовка: lines(uniqueTexts([...trade.before, ...hazards.flatMap(({ before }) => before)])),
      приёмы: lines(uniqueTexts([...trade.during, ...hazards.flatMap(({ during }) => during)])),
      аварии: lines(uniqueTexts([...trade.emergency, ...hazards.flatMap(({ emergency }) => emergency)])),
      помощь: each(({ aid }) => aid.map(aidText)),
      вопросы: lines(questionsOf(profession).map(({ q }, index) => `${index + 1}. ${q}`)),
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
      акты: actRows(profession),
    },
  }
}
