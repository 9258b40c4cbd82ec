import { chaptersOf } from '../check/chapters.ts'
import { isComposed } from '../check/near-duplicates.ts'
import { type Block, textsOf } from '../format/block.ts'
import type { TemplateSource } from '../format/parse-template.ts'
import { splitAppendices } from '../paper/split-appendices.ts'
import { bareLine } from './composed.ts'
import type { Told } from './likeness.ts'

/** Instructions that somebody wrote as a whole. */
export function writtenInstructions(templates: readonly TemplateSource[]): TemplateSource[] {
  return templates.filter(
    (template) =>
      template.front.kind === 'instruction' && template.front.records === null && !isComposed(template),
  )
}

/** Paragraphs among them only introduce who signs. */
const SIGNING: Block['kind'] = 'paragraph'

export function toldInWriting({ front, blocks }: TemplateSource): Told {
  const trade = chaptersOf(splitAppendices(blocks).main).slice(1)
  const told = trade.flatMap((chapter) => chapter.blocks).filter(({ kind }) => kind !== SIGNING)
  return { title: front.title, lines: told.flatMap(textsOf).map(bareLine) }
}
