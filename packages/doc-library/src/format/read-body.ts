import type { Block, BlockContent, TableBlock } from './block.ts'
import { LANDSCAPE_DIRECTIVE, readBlankRows, readChoice, readDirective } from './read-directive.ts'
import { readTable } from './read-table.ts'
import type { SourceLine } from './source-lines.ts'
import { TemplateSourceError } from './template-error.ts'

const POINT = /^(\d+(?:\.\d+)*)\.\s+(\S.*)$/
const DASH = /^[-—–]\s+(\S.*)$/
const HEADING = /^##\s+(\S.*)$/
const SUBHEADING = /^###\s+(\S.*)$/
const SECTION = /^\{\s*([#^/])\s*([^{}]+?)\s*\}$/

function textBlock(line: SourceLine): BlockContent {
  const section = SECTION.exec(line.text)
  const mark = section?.[1]
  if (section?.[2] !== undefined && (mark === '#' || mark === '^' || mark === '/')) {
    return { kind: 'section', mark, path: section[2] }
  }
  const [, number, pointText] = POINT.exec(line.text) ?? []
  if (number !== undefined && pointText !== undefined) return { kind: 'point', number, text: pointText }
  const dash = DASH.exec(line.text)?.[1]
  if (dash !== undefined) return { kind: 'dash', text: dash }
  const heading = HEADING.exec(line.text)?.[1]
  if (heading !== undefined) return { kind: 'heading', text: heading }
  const subheading = SUBHEADING.exec(line.text)?.[1]
  if (subheading !== undefined) return { kind: 'subheading', text: subheading }
  if (line.text.startsWith('#')) {
    const message = 'Заголовок раздела пишется так: ## Заголовок, подзаголовок — ### Подзаголовок'
    throw new TemplateSourceError([{ ...line.place, message }])
  }
  return { kind: 'paragraph', text: line.text }
}

/** A line that starts nothing of its own carries on the paragraph, point or dash above it. */
function continues(previous: Block | undefined, next: BlockContent, afterBlank: boolean): previous is Block {
  if (previous === undefined || afterBlank || next.kind !== 'paragraph') return false
  return previous.kind === 'paragraph' || previous.kind === 'point' || previous.kind === 'dash'
}

function withMoreText(block: Block, text: string): Block {
  return 'text' in block ? { ...block, text: `${block.text} ${text}` } : block
}

function tableLength(lines: readonly SourceLine[], start: number): number {
  const end = lines.findIndex((line, index) => index >= start && !line.text.startsWith('|'))
  return (end === -1 ? lines.length : end) - start
}

function turnLandscape(blocks: Block[], line: SourceLine): void {
  const last = blocks.pop()
  if (last?.kind !== 'appendix') {
    throw new TemplateSourceError([
      { ...line.place, message: '!альбом ставится сразу после строки !приложение' },
    ])
  }
  blocks.push({ ...last, landscape: true })
}

function addToTable(
  blocks: Block[],
  line: SourceLine,
  more: Partial<Pick<TableBlock, 'blankRows' | 'choice'>>,
): void {
  const last = blocks.pop()
  if (last?.kind !== 'table') {
    const [directive] = line.text.split(' ')
    throw new TemplateSourceError([{ ...line.place, message: `${directive} ставится сразу под таблицей` }])
  }
  blocks.push({ ...last, ...more })
}

function addLine(blocks: Block[], line: SourceLine, afterBlank: boolean): void {
  const blankRows = readBlankRows(line)
  const choice = readChoice(line)
  if (line.text === LANDSCAPE_DIRECTIVE) turnLandscape(blocks, line)
  else if (blankRows !== null) addToTable(blocks, line, { blankRows })
  else if (choice !== null) addToTable(blocks, line, { choice })
  else if (line.text.startsWith('!')) blocks.push({ ...readDirective(line), place: line.place })
  else {
    const content = textBlock(line)
    const previous = blocks.at(-1)
    if (continues(previous, content, afterBlank)) blocks.splice(-1, 1, withMoreText(previous, line.text))
    else blocks.push({ ...content, place: line.place })
  }
}

function refuseEmptyTables(blocks: readonly Block[]): void {
  const message = 'В таблице нет ни одной строки: напишите их или поставьте под ней !пустые N'
  const problems = blocks.flatMap((block) =>
    block.kind === 'table' && block.rows.length + block.blankRows === 0 ? [{ ...block.place, message }] : [],
  )
  if (problems.length > 0) throw new TemplateSourceError(problems)
}

export function readBody(lines: readonly SourceLine[]): Block[] {
  const blocks: Block[] = []
  let afterBlank = true
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]
    if (line === undefined) break
    if (line.text.startsWith('|')) {
      const length = tableLength(lines, index)
      blocks.push({ ...readTable(lines.slice(index, index + length)), place: line.place })
      index += length - 1
    } else if (line.text !== '') {
      addLine(blocks, line, afterBlank)
    }
    afterBlank = line.text === ''
  }
  refuseEmptyTables(blocks)
  return blocks
}
