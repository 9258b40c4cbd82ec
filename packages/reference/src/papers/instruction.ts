import type { HazardKind } from '@ot/domain'
import { lowerFirst } from '@ot/text'
import { HAZARD_KIND_FACTS } from '../lists/hazard-kinds.ts'
import { chapterLines, type Point } from './points.ts'
import type { Profession, Risk } from './profession.ts'
import { admissionPoints, medicalPoints, ppePoints } from './requirements.ts'
import { AID_ORDER, aidText } from './texts.ts'
import type { Accident } from './written-text.ts'

/** Order 772н: five chapters. */
export type InstructionChapters = readonly [string[], string[], string[], string[], string[]]

/** Injuries of the trade, the gravest first: a chapter that tells of all of them is not remembered. */
const AIDS = { office: 3, middle: 5, dangerous: 7 } satisfies Record<Risk, number>

function rest({ profile, drives, risk }: Profession): string {
  const breaks: readonly (readonly [HazardKind, string])[] = [
    [
      'cold',
      'на морозе и в неотапливаемом помещении делают перерывы для обогрева, они входят в рабочее время',
    ],
    ['heat', 'в жаре отдыхают в прохладе по графику'],
    ['vibl', 'с виброинструментом работают не дольше назначенного времени'],
  ]
  const own = breaks.flatMap(([kind, text]) => (profile.hazards.includes(kind) ? [text] : []))
  return [
    'Время работы и отдыха — по правилам внутреннего трудового распорядка и графику',
    ...(drives ? ['за рулём — не дольше, чем разрешает график, с перерывами на отдых'] : []),
    ...(risk === 'office' ? ['от экрана отрываются на 10–15 минут через каждые 45–60 минут'] : own),
  ].join('; ')
}

function dangers({ profile, hazards, names, risk }: Profession): Point {
  const items =
    risk === 'office'
      ? profile.hazards.map((kind) => lowerFirst(HAZARD_KIND_FACTS[kind].title))
      : hazards.map(({ danger }) => danger)
  return { lead: `На ${names.accusative} действуют или могут подействовать:`, items }
}

function rulePoints({ rules }: Profession): Point[] {
  return rules.length === 0
    ? []
    : [{ lead: 'Инструкция учитывает требования:', items: rules.map(({ named }) => named) }]
}

function general(profession: Profession): Point[] {
  const { names, work, place, risk } = profession
  const wash = risk === 'office' ? 'Мыть руки перед едой, есть' : 'Мыть руки перед едой и после работы, есть'
  return [
    `Инструкция — для ${names.genitive}. Работы: ${work.work}.`,
    `Рабочее место — ${place}. Оборудование и предметы работы: ${work.equipment}.`,
    ...rulePoints(profession),
    ...admissionPoints(profession),
    ...medicalPoints(profession),
    `${rest(profession)}.`,
    'Выполнять только порученную работу, которой обучен; в состоянии опьянения, больным и засыпая от усталости к работе не приступать.',
    'Работник вправе отказаться от работы, которая прямо угрожает его жизни и здоровью, пока опасность не устранена.',
    dangers(profession),
    ...ppePoints(profession),
    'О травме, даже мелкой, ухудшении здоровья, неисправности и любом происшествии сразу сообщить непосредственному руководителю.',
    'Знать, где огнетушитель, аптечка, кнопка тревоги и ближайший выход; курить только в отведённом месте.',
    `${wash} в отведённом месте${risk === 'office' ? '' : '; верхнюю одежду держать отдельно от рабочей'}.`,
    'За нарушение инструкции работник отвечает по законодательству Российской Федерации.',
  ]
}

function before({ ppe, told }: Profession): Point[] {
  const worn = ppe.filter(({ isForSkin }) => !isForSkin)
  const items = worn.map(({ short, check }) => `${short}: ${check}`)
  return [
    ...(items.length === 0 ? [] : [{ lead: 'Надеть и осмотреть то, что выдано для этой работы:', items }]),
    ...told.before,
    'О недостатках сообщить руководителю и не начинать работу, пока они не устранены.',
  ]
}

function withoutStop(text: string): string {
  return lowerFirst(text.trim().replace(/[.;]$/, ''))
}

/** «обрыв каната — перегруз, стёртые пряди» */
export function accidentLine({ event, cause }: Accident): string {
  return `${withoutStop(event)} — ${withoutStop(cause)}`
}

function actionPoint({ event, actions }: Accident): Point {
  const lead = event.trim().replace(/[.:;]$/, '')
  const [only, ...others] = actions
  if (only !== undefined && others.length === 0) return `${lead}: ${withoutStop(only)}.`
  return { lead: `${lead}:`, items: actions.map(withoutStop) }
}

/** What the hazards of the trade do to people, as much of it as one remembers. */
export function aidLines({ hazards, risk }: Profession): string[] {
  const wanted = new Set(hazards.flatMap(({ aid }) => aid))
  return AID_ORDER.filter((key) => wanted.has(key))
    .slice(0, AIDS[risk])
    .map(aidText)
}

/** Order 772н wants both: what may happen and of what. */
export const ACCIDENTS = 'Возможные аварии, происшествия и их причины'
const CALL =
  'При пожаре сразу звонить 101 или 112, при травме — 103 или 112: сказать адрес, что случилось и сколько пострадавших. Предупредить людей рядом и сообщить руководителю.'
const RESUSCITATION =
  'Помогать, убедившись, что самому ничто не грозит. Нет сознания и дыхания — 30 надавливаний на грудину с частотой 100–120 в минуту и 2 вдоха, пока не приедут врачи; есть дефибриллятор — применить.'

function emergency(profession: Profession): Point[] {
  const { emergency: accidents } = profession.told
  return [
    { lead: `${ACCIDENTS}:`, items: accidents.map(accidentLine) },
    ...accidents.map(actionPoint),
    CALL,
    RESUSCITATION,
    ...aidLines(profession),
    'До расследования оставить всё как было, если это никому не грозит; иначе снять на фотографию или зарисовать.',
  ]
}

function after({ told, ppe, risk }: Profession): Point[] {
  const sent = ppe.some(({ isForSkin }) => !isForSkin)
    ? ['Снять средства защиты, очистить и убрать; порванное и изношенное сдать на замену.']
    : []
  const isSaid = risk === 'office' || told.after.some((line) => /мыть|душ/i.test(line))
  const wash = isSaid ? [] : ['Вымыть руки и лицо, после грязной работы — принять душ.']
  return [
    ...told.after,
    ...sent,
    ...wash,
    'О недостатках и о том, что надо исправить к следующей смене, сообщить руководителю.',
  ]
}

export function instructionOf(profession: Profession): InstructionChapters {
  return [
    chapterLines(1, general(profession)),
    chapterLines(2, before(profession)),
    chapterLines(3, profession.told.during),
    chapterLines(4, emergency(profession)),
    chapterLines(5, after(profession)),
  ]
}
