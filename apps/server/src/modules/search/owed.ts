import type { SearchFound } from '@ot/contract'
import {
  byField,
  type CalendarDate,
  PROGRAMME_FACTS,
  PROGRAMMES,
  type Programme,
  SEARCHED_SECTIONS,
  type SearchedSection,
  standingOf,
  standingText,
} from '@ot/domain'
import { findMedicalFactor, wordsOfPpe } from '@ot/reference'
import { type Findable, findable } from '@ot/text'
import type { Tx } from '../../db/transaction.ts'
import { listOwed, type Owed } from '../due/index.ts'
import { peopleText } from './entry.ts'

/** What people call whatever the section asks for. */
const SECTION_WORDS = {
  ppe: 'сиз средства защиты спецодежда',
  medical: 'медосмотр медицинский осмотр фактор 29н',
  training: 'обучение программа проверка знаний',
  briefing: 'инструктаж',
} satisfies Record<SearchedSection, string>

/** Where neither the title nor the code is what people say. */
const PROGRAMME_WORDS: Partial<Record<Programme, string>> = {
  'first-aid': 'первая помощь',
  'hazardous-9': 'высота',
  'electrical-2': 'группа допуск 2',
  'electrical-3': 'группа допуск 3',
  'electrical-4': 'группа допуск 4',
  'electrical-5': 'группа допуск 5',
  'fire-safety': 'птм минимум',
}

/** What is asked of people in a section, by its name: who wears it, is examined, trained, briefed. */
export async function owedOf(
  tx: Tx,
  companyId: number,
  today: CalendarDate,
): Promise<Record<SearchedSection, readonly Findable<SearchFound>[]>> {
  const owed = await listOwed(tx, companyId, { today, sections: SEARCHED_SECTIONS })
  return byField(SEARCHED_SECTIONS, (section) =>
    owed.filter((one) => one.section === section).map((one) => ofOwed(section, one)),
  )
}

/** How many it binds changes from day to day and is no word to be found by. */
function ofOwed(kind: SearchedSection, owed: Owed): Findable<SearchFound> {
  const { name, people, overdue, missing } = owed
  const lacking = standingText({ counts: { ...standingOf([]).counts, overdue, missing } }, kind)
  const note = [peopleText(people), lacking].filter((told) => told !== '').join(' · ')
  return findable({ kind, title: name, note }, name, `${SECTION_WORDS[kind]} ${wordsOf(owed)}`)
}

function wordsOf({ section, name, key }: Owed): string {
  if (section === 'ppe') return wordsOfPpe(name)
  if (key === null) return ''
  if (section === 'medical') return findMedicalFactor(key)?.title ?? ''
  const programme = PROGRAMMES.find((one) => one === key)
  return programme === undefined
    ? ''
    : `${PROGRAMME_FACTS[programme].code} ${PROGRAMME_WORDS[programme] ?? ''}`
}
