import { foldLetters } from '@ot/text'
import { BRIEFING_KIND_LABELS, BRIEFING_KINDS, type BriefingKind } from '../briefing/briefing-kinds.ts'
import {
  briefingRule,
  EXPLOSIVE_RULE,
  medicalRule,
  NEWCOMER_RULE,
  PSYCHIATRIC_RULE,
  parseRule,
  trainingRule,
} from '../rule/rule-name.ts'
import { COVERAGE_COLUMN_LABELS, type CoverageColumn } from '../section/sections.ts'
import { programmeName } from '../training/programme-name.ts'
import { PROGRAMMES, type Programme } from '../training/programmes.ts'

/** What a past date is of. `item` of an examination: of order 29н; null: whichever the employee owes. */
export type PastEvent =
  | { section: 'briefing'; kind: BriefingKind }
  | { section: 'training'; programme: Programme }
  | { section: 'medical'; item: string | null }
  | { section: 'ppe' | 'sout' | 'risk' | 'instruction' }

const EVERY_EXAMINATION = 'medical'
const ISSUE = 'ppe'

/** A past event in a text: the rule that asks for it, `medical` for every examination, `ppe` for what is named beside it. */
export function pastEventOf(key: string): PastEvent | null {
  if (key === EVERY_EXAMINATION) return { section: 'medical', item: null }
  if (key === ISSUE) return { section: 'ppe' }
  const rule = parseRule(key)
  if (rule === null) return null
  switch (rule.section) {
    case 'briefing':
      return key === briefingRule(rule.kind) ? { section: 'briefing', kind: rule.kind } : null
    case 'training':
      return key === trainingRule(rule.programme) ? { section: 'training', programme: rule.programme } : null
    case 'medical':
      return { section: 'medical', item: rule.item === 'factor' ? rule.code : rule.item }
    case 'ppe':
      return null
    case 'sout':
    case 'risk':
    case 'instruction':
      return { section: rule.section }
  }
}

/** Those a column may be said to be of, in the order of the sections; an item of order 29н is named in the column itself. */
export const PAST_EVENT_KEYS: readonly string[] = [
  ...BRIEFING_KINDS.map(briefingRule),
  'instruction',
  ...PROGRAMMES.map(trainingRule),
  EVERY_EXAMINATION,
  PSYCHIATRIC_RULE,
  ISSUE,
  'sout',
  'risk',
]

export function pastEventLabel(key: string): string {
  const event = pastEventOf(key)
  if (event === null) return key
  switch (event.section) {
    case 'briefing':
      return BRIEFING_KIND_LABELS[event.kind]
    case 'training':
      return programmeName(event.programme)
    case 'medical':
      return examinationLabel(event.item)
    case 'ppe':
      return 'Выдача СИЗ'
    case 'sout':
      return COVERAGE_COLUMN_LABELS.sout
    case 'risk':
      return 'Оценка рисков'
    case 'instruction':
      return 'Ознакомление с инструкцией'
  }
}

function examinationLabel(item: string | null): string {
  if (item === null) return 'Медицинский осмотр'
  return medicalRule(item) === PSYCHIATRIC_RULE
    ? 'Психиатрическое освидетельствование'
    : `Медицинский осмотр, п. ${item}`
}

/** An obligation that a date may be of; `what`: its kind, programme, item of order 29н or name of the PPE. */
export type Held = { id: number; section: CoverageColumn; rule: string | null; what: string | null }

/** Of an employee's obligations those that the date meets; of PPE and instructions by name. */
export function metBy<H extends Held>(key: string, held: readonly H[], name: string | null): H[] {
  const event = pastEventOf(key)
  if (event === null) return []
  const own = held.filter(({ section }) => section === event.section)
  switch (event.section) {
    case 'briefing':
      return first(
        own.filter(({ what }) => what === event.kind),
        [key, NEWCOMER_RULE, EXPLOSIVE_RULE],
      )
    case 'training':
      return first(
        own.filter(({ what }) => what === event.programme),
        [key],
      )
    case 'medical':
      return own.filter((one) => isExamination(one, event.item))
    case 'ppe':
    case 'instruction':
      return name === null ? own : named(own, name)
    case 'sout':
    case 'risk':
      return own
  }
}

function isExamination({ rule, what }: Held, item: string | null): boolean {
  if (item === null) return rule !== PSYCHIATRIC_RULE
  return rule === medicalRule(item) || what === item
}

/** A briefing out of turn is not what a usual date is of. */
function first<H extends Held>(held: readonly H[], rules: readonly string[]): H[] {
  const usual = held.find(({ rule }) => rule !== null && rules.includes(rule))
  return [usual ?? held.find(({ rule }) => rule === null)].filter((one) => one !== undefined)
}

/** By the whole name, else by the one name that holds the other: «Каска» for «Каска защитная». */
function named<H extends Held>(held: readonly H[], name: string): H[] {
  const said = pastWords(name)
  const same = held.filter(({ what }) => pastWords(what ?? '') === said)
  if (same.length > 0) return same
  const like = held.filter(({ what }) => {
    const its = pastWords(what ?? '')
    return its !== '' && said !== '' && (` ${its} `.includes(` ${said} `) || ` ${said} `.includes(` ${its} `))
  })
  return like.length === 1 ? like : []
}

/** A text as words: small letters without ё and signs. */
export function pastWords(text: string): string {
  return foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
