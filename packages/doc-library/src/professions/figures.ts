import { isVerifiedRule, NORMS_CHECKED_ON, PROFILE_SOURCES, SAFETY_RULES } from '@ot/domain'
import { FAMILIES, POSITIONS, printedRulesOf } from '@ot/reference'
import { ACCIDENTS, type Risk, riskOf } from '@ot/reference/papers'
import { chaptersOf } from '../check/chapters.ts'
import { isComposed } from '../check/near-duplicates.ts'
import { type Block, textsOf } from '../format/block.ts'
import type { TemplateSource } from '../format/parse-template.ts'
import { splitAppendices } from '../paper/split-appendices.ts'
import {
  bareLine,
  type ComposedInstruction,
  composedByTitle,
  composeInstruction,
  countWords,
  toldBy,
} from './composed.ts'
import { linesIn, type Nearest, nearestOf, shinglesIn, type Told } from './likeness.ts'
import titles from './sample-titles.json' with { type: 'json' }

/** Words of a third chapter that tell of dangerous work in passing only. */
export const SHALLOW = 500

export type Words = { title: string; words: number; during: number }

export type ProfessionFigures = {
  positions: number
  ownProfiles: number
  familyProfiles: number
  /** Each has a text of its own. */
  families: number
  byLines: readonly Nearest[]
  byShingles: readonly Nearest[]
  byRisk: Readonly<Record<Risk, readonly Words[]>>
  /** The written instructions, each with its nearest. */
  written: readonly Nearest[]
  /** Titles of dangerous work whose third chapter is short, and should not become more. */
  shallow: readonly Words[]
  /** The forty most numerous manual and dangerous trades. */
  manual: readonly Words[]
  /** Each accident of chapter 4 is named with its cause. */
  withCauses: number
  withRest: number
  /** Parts of a profile, and how many of them were compared with the text of an act. */
  sources: number
  verifiedSources: number
  /** Kinds of PPE in the profiles. No text of order 767н was read: the item of the norms is the employer's to write. */
  ppeKinds: number
  rules: RuleFigures
}

/** Rules of labour protection: known, agreed on by two sources, found in one, told from memory; positions whose instruction names one. */
type RuleFigures = {
  known: number
  verified: number
  ofOneSource: number
  fromMemory: number
  naming: number
}

function wordsFor(instruction: ComposedInstruction): Words {
  const { position, chapters } = instruction
  return { title: position.name, words: countWords(chapters.flat()), during: countWords(chapters[2] ?? []) }
}

/** The list of accidents stands first in chapter 4: its lead, then «event — cause» in every line of it. */
function hasCauses({ chapters }: ComposedInstruction): boolean {
  const [lead, first] = chapters[3] ?? []
  return lead === ACCIDENTS && first !== undefined && first.includes(' — ')
}

function hasRest({ chapters }: ComposedInstruction): boolean {
  return chapters[0]?.some((line) => line.startsWith('Время работы и отдыха')) ?? false
}

function ruleFigures(): RuleFigures {
  const verified = SAFETY_RULES.filter(isVerifiedRule).length
  const fromMemory = SAFETY_RULES.filter(({ sources }) => sources.length === 0).length
  return {
    known: SAFETY_RULES.length,
    verified,
    ofOneSource: SAFETY_RULES.length - verified - fromMemory,
    fromMemory,
    naming: POSITIONS.filter((position) => printedRulesOf(position, NORMS_CHECKED_ON).length > 0).length,
  }
}

/** Instructions that somebody wrote as a whole. */
function writtenInstructions(templates: readonly TemplateSource[]): TemplateSource[] {
  return templates.filter(
    (template) =>
      template.front.kind === 'instruction' && template.front.records === null && !isComposed(template),
  )
}

/** Paragraphs among them only introduce who signs. */
const SIGNING: Block['kind'] = 'paragraph'

function toldInWriting({ front, blocks }: TemplateSource): Told {
  const trade = chaptersOf(splitAppendices(blocks).main).slice(1)
  const told = trade.flatMap((chapter) => chapter.blocks).filter(({ kind }) => kind !== SIGNING)
  return { title: front.title, lines: told.flatMap(textsOf).map(bareLine) }
}

export function professionFigures(templates: readonly TemplateSource[]): ProfessionFigures {
  const all = POSITIONS.map(composeInstruction)
  const sample = titles.titles.map(composedByTitle).map(toldBy)
  const withRisk = all.map((one) => ({ risk: riskOf(one.position.profile), ...wordsFor(one) }))
  const words = (risk: Risk) => withRisk.filter((one) => one.risk === risk)
  return {
    positions: POSITIONS.length,
    ownProfiles: POSITIONS.filter(({ isOwnProfile }) => isOwnProfile).length,
    familyProfiles: POSITIONS.filter(({ isOwnProfile }) => !isOwnProfile).length,
    families: FAMILIES.length,
    byLines: nearestOf(sample, linesIn),
    byShingles: nearestOf(sample, shinglesIn),
    written: nearestOf(writtenInstructions(templates).map(toldInWriting), linesIn),
    byRisk: { dangerous: words('dangerous'), middle: words('middle'), office: words('office') },
    shallow: words('dangerous').filter(({ during }) => during < SHALLOW),
    manual: titles.manual.map((title) => wordsFor(composedByTitle(title))),
    withCauses: all.filter(hasCauses).length,
    withRest: all.filter(hasRest).length,
    sources: PROFILE_SOURCES.length,
    verifiedSources: PROFILE_SOURCES.filter(({ verified }) => verified).length,
    ppeKinds: new Set(POSITIONS.flatMap(({ profile }) => profile.ppe.map(({ key }) => key))).size,
    rules: ruleFigures(),
  }
}
