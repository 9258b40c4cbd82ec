import { lowerFirst } from '@ot/text'
import { chapterLines, type Point } from './points.ts'
import { type Profession, uniqueTexts } from './profession.ts'
import { medicalPoints, ppePoints, trainingPoints } from './requirements.ts'
import { aidText } from './texts.ts'

/** Order 772н: five chapters. */
export type InstructionChapters = readonly [string[], string[], string[], string[], string[]]

function general(profession: Profession): Point[] {
  const { names, work, trade, hazards, profile } = profession
  const age = profile.highRisk ? 'работник не моложе 18 лет' : 'работник'
  return [
    `Инструкция содержит требования охраны труда для ${names.genitive}. Работы: ${work.work}.`,
    `Рабочее место — ${trade.place}. Оборудование и предметы работы: ${work.equipment}.`,
    `К самостоятельной работе ${names.instrumental} допускается ${age}, прошедший вводный и первичный инструктаж, назначенные обучение, проверку знания и медицинские осмотры.`,
    ...trainingPoints(profession),
    ...medicalPoints(profession),
    'Повторный инструктаж проходят не реже одного раза в шесть месяцев; внеплановый — при перемене оборудования, технологии или требований и после происшествия.',
    {
      lead: `На ${names.accusative} могут действовать:`,
      items: hazards.map(({ danger }) => danger),
    },
    {
      lead: 'Эти опасности снижают так:',
      items: hazards.map(({ controls }) => lowerFirst(controls)),
    },
    ...ppePoints(profession),
    'Время работы и отдыха — по правилам внутреннего трудового распорядка и графику; приступать к работе в состоянии опьянения, болезненном или с признаками переутомления нельзя.',
    'О каждом происшествии, микроповреждении, ухудшении своего здоровья и неисправности работник сразу извещает непосредственного руководителя.',
    'Работник вправе отказаться от работы, которая из-за нарушения требований охраны труда прямо угрожает его жизни и здоровью, пока опасность не устранена.',
    'Курить можно только в отведённом месте; надо знать, где огнетушитель, аптечка, кнопка пожарной тревоги и ближайший выход.',
    'Мыть руки перед едой и после работы, есть в отведённом месте, верхнюю одежду хранить отдельно от рабочей.',
    'За нарушение инструкции работник отвечает по законодательству Российской Федерации.',
  ]
}

function before({ ppe, trade, hazards }: Profession): Point[] {
  const worn = ppe.filter(({ isForSkin }) => !isForSkin)
  const checked: Point[] =
    worn.length === 0
      ? ['Привести в порядок одежду и обувь: застегнуть, убрать свисающие концы, снять мешающие украшения.']
      : [
          {
            lead: 'Надеть и осмотреть выданные средства защиты:',
            items: worn.map(({ name, check }) => `${lowerFirst(name)}: ${check}`),
          },
        ]
  return [
    'Получить задание и уточнить, в чём сегодня особенность места, людей и оборудования.',
    ...checked,
    ...trade.before,
    ...hazards.flatMap((hazard) => hazard.before),
    'О замеченных недостатках сообщить руководителю и не начинать работу, пока они не устранены.',
  ]
}

function during({ work, trade, hazards }: Profession): Point[] {
  return [
    `Выполнять только порученное — ${work.work} — теми приёмами, которым обучен; своё место посторонним не доверять.`,
    `Предметы и средства работы (${work.equipment}) применять исправными, по назначению и так, как указал изготовитель.`,
    ...trade.during,
    ...hazards.flatMap((hazard) => hazard.during),
  ]
}

function emergency({ trade, hazards }: Profession): Point[] {
  return [
    'При аварии, угрозе пожара или травме прекратить работу, предупредить людей, сообщить руководителю, позвонить 112; при пожаре 101, скорая помощь 103.',
    ...trade.emergency,
    ...hazards.flatMap((hazard) => hazard.emergency),
    'Первую помощь начинают, убедившись в собственной безопасности; пострадавшему без дыхания проводят реанимацию, при наружном кровотечении его останавливают в первую очередь.',
    ...uniqueTexts(hazards.flatMap((hazard) => hazard.aid)).map(aidText),
    'До расследования сохранить обстановку, если это не грозит людям и не ведёт к аварии; иначе зафиксировать её на снимке или схеме.',
  ]
}

function after({ trade, hazards, ppe }: Profession): Point[] {
  const sent = ppe.some(({ isForSkin }) => !isForSkin)
    ? ['Снять средства защиты, осмотреть, очистить и убрать; изношенное и порванное сдать на замену.']
    : ['Привести в порядок рабочее место, бумаги и предметы, погасить лишний свет.']
  return [
    ...trade.after,
    ...hazards.flatMap((hazard) => hazard.after),
    ...sent,
    'Вымыть руки и лицо, при работе с грязью — принять душ; после этого нанести крем, если он выдан.',
    'О недостатках, мелких травмах и о том, что надо исправить к следующей смене, сообщить руководителю.',
  ]
}

export function instructionOf(profession: Profession): InstructionChapters {
  const chapters = [general, before, during, emergency, after] as const
  const [one, two, three, four, five] = chapters
  return [
    chapterLines(1, one(profession)),
    chapterLines(2, two(profession)),
    chapterLines(3, three(profession)),
    chapterLines(4, four(profession)),
    chapterLines(5, five(profession)),
  ]
}
