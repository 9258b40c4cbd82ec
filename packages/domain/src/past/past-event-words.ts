import type { BriefingKind } from '../briefing/briefing-kinds.ts'
import { briefingRule, medicalRule, PSYCHIATRIC_RULE, trainingRule } from '../rule/rule-name.ts'
import type { CoverageColumn } from '../section/sections.ts'
import type { Programme } from '../training/programmes.ts'
import { pastWords } from './past-event.ts'

type Words = readonly (readonly [words: RegExp, key: string])[]

const briefing = (words: RegExp, kind: BriefingKind) => [words, briefingRule(kind)] as const
const training = (words: RegExp, programme: Programme) => [words, trainingRule(programme)] as const

const FIRE = /пожар|(?:^| )(?:ппб|пб)(?: |$)/u
const FIRE_BRIEFINGS: Words = [
  briefing(/вводн/u, 'fire-introductory'),
  briefing(/первичн/u, 'fire-initial'),
  briefing(/повторн/u, 'fire-repeat'),
  briefing(/внепланов/u, 'fire-unscheduled'),
  briefing(/целев/u, 'fire-targeted'),
]

const ELECTRICAL = /электробезопасн|электротехн|(?:^| )(?:эб|эл|электро)(?: |$)/u
const GROUPS: Words = [
  training(/(?:^| )(?:5|v)(?: |$)/u, 'electrical-5'),
  training(/(?:^| )(?:4|iv)(?: |$)/u, 'electrical-4'),
  training(/(?:^| )(?:3|iii)(?: |$)/u, 'electrical-3'),
  training(/(?:^| )(?:2|ii)(?: |$)/u, 'electrical-2'),
  briefing(/(?:^| )(?:1|i)(?: |$)|неэлектротехн|присвоен/u, 'electrical-1'),
]

const BRIEFINGS: Words = [
  briefing(/гражданск|(?:^| )го(?: |$)/u, 'civil-defence'),
  briefing(/чрезвычайн|(?:^| )чс(?: |$)/u, 'emergency'),
  briefing(/стажиров/u, 'internship'),
  briefing(/внепланов/u, 'unscheduled'),
  briefing(/целев/u, 'targeted'),
  briefing(/вводн/u, 'introductory'),
  briefing(/первичн/u, 'initial'),
  briefing(/повторн/u, 'repeat'),
]

/** Works of greater danger by what they are called in programme В. */
const WORKS: Words = [
  training(/высот/u, 'hazardous-9'),
  training(/землян/u, 'hazardous-6'),
  training(/огнев/u, 'hazardous-15'),
  training(/пожароопасн/u, 'hazardous-10'),
  training(/газоопасн/u, 'hazardous-14'),
  training(/ограниченн|замкнут|(?:^| )озп(?: |$)/u, 'hazardous-11'),
  training(/подъемн/u, 'hazardous-16'),
  training(/тепло/u, 'hazardous-17'),
  training(/электроустанов/u, 'hazardous-18'),
  training(/давлени|сосуд/u, 'hazardous-19'),
  training(/тяжеловесн|штабел|погрузочн/u, 'hazardous-26'),
  training(/железнодорожн|проезжей/u, 'hazardous-23'),
  training(/животн/u, 'hazardous-20'),
  training(/водолаз/u, 'hazardous-21'),
  training(/строительн/u, 'hazardous-12'),
  training(/демонтаж/u, 'hazardous-7'),
  training(/технологическ/u, 'hazardous-8'),
]

const TRAININGS: Words = [
  training(/перв\p{L}* помощ/u, 'first-aid'),
  training(/(?:использован|применен|пользован)\p{L}* (?:сиз|средств)/u, 'ppe-use'),
  training(/программ\p{L}* а(?: |$)|обучен\p{L}* а(?: |$)|общи\p{L}* вопрос/u, 'general'),
  training(
    /программ\p{L}* б(?: |$)|обучен\p{L}* б(?: |$)|безопасн\p{L}* метод\p{L}* (?:и прием|при )/u,
    'methods',
  ),
]

/** How they are called where the section is known: a sheet «Обучение» with «А», «Б», «ПП». */
const SHORT: Partial<Record<CoverageColumn, Words>> = {
  training: [
    training(/^а$/u, 'general'),
    training(/^б$/u, 'methods'),
    training(/^пп$/u, 'first-aid'),
    training(/^сиз$/u, 'ppe-use'),
    training(/^(?:птм|пб)$/u, 'fire-safety'),
    ...WORKS,
  ],
}

const OF_SECTIONS: readonly (readonly [words: RegExp, section: CoverageColumn])[] = [
  [/инструкци/u, 'instruction'],
  [/инструктаж/u, 'briefing'],
  [/обучен|проверк\p{L}* знан/u, 'training'],
  [/медосмотр|мед осмотр|медицинск|профосмотр|(?:^| )(?:пмо|мо)(?: |$)/u, 'medical'],
  [/соут|спецоцен|специальн\p{L}* оцен|услови\p{L}* труда/u, 'sout'],
  [/(?:^| )сиз(?: |$)|спецодежд|средств\p{L}* (?:индивид|защит)|экипиров/u, 'ppe'],
  [/риск/u, 'risk'],
]

/** The section that a sheet is named after; null: none. */
export function sectionOfWords(text: string): CoverageColumn | null {
  const words = pastWords(text)
  return OF_SECTIONS.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

/** The key of what is named; null: nobody can tell. `section`: of the sheet, null: it names none. */
export function pastKeyOfWords(text: string, section: CoverageColumn | null): string | null {
  const words = pastWords(text)
  if (words === '') return null
  if (/психиатр/u.test(words)) return PSYCHIATRIC_RULE
  const exact = fireKey(words) ?? electricalKey(words) ?? keyIn(TRAININGS, words) ?? worksKey(words)
  if (exact !== null) return exact
  const its = sectionOfWords(text) ?? section
  if (its === null || its === 'briefing') {
    const briefed = keyIn(BRIEFINGS, words)
    if (briefed !== null) return briefed
  }
  return keyOfSection(text, words, its)
}

function keyOfSection(text: string, words: string, section: CoverageColumn | null): string | null {
  switch (section) {
    case null:
    case 'briefing':
      return null
    case 'training':
      return keyIn(SHORT.training ?? [], words)
    case 'medical': {
      const item = /(?:^|[^\d.])(\d{1,2}(?:\.\d{1,2})+|\d{1,2})(?!\.?\d)/u.exec(text)?.[1]
      return item === undefined ? 'medical' : medicalRule(item)
    }
    default:
      return section
  }
}

function fireKey(words: string): string | null {
  if (!FIRE.test(words)) return null
  const briefed = keyIn(FIRE_BRIEFINGS, words)
  if (briefed !== null) return briefed
  return /минимум|(?:^| )(?:птм|дпо|пб)(?: |$)|обучен|программ|образован/u.test(words)
    ? trainingRule('fire-safety')
    : null
}

function electricalKey(words: string): string | null {
  return ELECTRICAL.test(words) ? keyIn(GROUPS, words) : null
}

function worksKey(words: string): string | null {
  return /программ\p{L}* в(?: |$)|обучен|безопасн\p{L}* метод|повышенн\p{L}* опасн/u.test(words)
    ? keyIn(WORKS, words)
    : null
}

function keyIn(list: Words, words: string): string | null {
  return list.find(([pattern]) => pattern.test(words))?.[1] ?? null
}
