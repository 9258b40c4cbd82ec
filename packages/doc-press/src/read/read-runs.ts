import type { Run, ValueMark } from '../paper/paper.ts'
import { attributeOf, childOf, descendantsNamed, type Node, saysYes } from './xml-tree.ts'

/** Where the rest of the paper is looked up while its paragraphs are read. */
export type RunSources = {
  /** The part of a picture by its relationship. */
  pictureOf(relationship: string): string
  /** What the point of a bookmark is numbered, when the paper counts it. */
  numberAt(bookmark: string): string | null
}

const EMU_IN_POINT = 12_700
const REFERENCE = /^\s*REF\s+(\S+)/

/** Words, breaks and pictures of a paragraph in their order; numbers that Word would count are counted. */
export function readRuns(paragraph: Node, isBold: boolean, sources: RunSources): Run[] {
  const reader = new RunReader(paragraph, isBold, sources)
  for (const run of paragraph.children) if (run.name === 'w:r') reader.read(run)
  return joined(reader.runs)
}

class RunReader {
  readonly runs: Run[] = []
  readonly #isBold: boolean
  readonly #sources: RunSources
  readonly #ruled: boolean
  /** Between the beginning of a field and its result stands what it asks. */
  #asked: string | null = null
  #answer: string | null = null

  constructor(paragraph: Node, isBold: boolean, sources: RunSources) {
    this.#isBold = isBold
    this.#sources = sources
    const tabs = childOf(childOf(paragraph, 'w:pPr'), 'w:tabs')
    this.#ruled = tabs?.children.some((tab) => attributeOf(tab, 'w:leader') === 'underscore') ?? false
  }

  read(run: Node): void {
    const bold = saysYes(childOf(run, 'w:rPr'), 'w:b') ?? this.#isBold
    for (const child of run.children) this.#readChild(child, bold)
  }

  #readChild(child: Node, bold: boolean): void {
    switch (child.name) {
      case 'w:t':
        this.#words(child.text, bold, child.marks)
        break
      case 'w:tab':
        this.runs.push({ kind: 'tab', leader: this.#ruled ? 'line' : 'none' })
        break
      case 'w:br':
        this.runs.push({ kind: 'break' })
        break
      case 'w:softHyphen':
        this.runs.push({ kind: 'division' })
        break
      case 'w:noBreakHyphen':
        this.#words('\u2011', bold)
        break
      case 'w:instrText':
        if (this.#asked !== null) this.#asked += child.text
        break
      case 'w:fldChar':
        this.#field(attributeOf(child, 'w:fldCharType'))
        break
      case 'w:drawing':
        this.runs.push(pictureIn(child, this.#sources))
        break
    }
  }

  #words(text: string, bold: boolean, marks: readonly ValueMark[] = []): void {
    if (this.#answer === '') return
    const said = this.#answer ?? text
    const marked = this.#answer === null ? marks : []
    if (this.#answer !== null) this.#answer = ''
    if (said !== '') this.runs.push({ kind: 'text', text: said, bold, whole: false, marks: marked })
  }

  #field(mark: string | null): void {
    if (mark === 'begin') this.#asked = ''
    if (mark === 'separate') this.#answerField()
    if (mark !== 'end') return
    if (this.#asked?.trim() === 'PAGE') this.runs.push({ kind: 'page' })
    this.#asked = null
    this.#answer = null
  }

  #answerField(): void {
    const bookmark = REFERENCE.exec(this.#asked ?? '')?.[1]
    const number = bookmark === undefined ? null : this.#sources.numberAt(bookmark)
    this.#answer = number
  }
}

function pictureIn(drawing: Node, { pictureOf }: RunSources): Run {
  const [extent] = descendantsNamed(drawing, 'wp:extent')
  const [picture] = descendantsNamed(drawing, 'a:blip')
  const [about] = descendantsNamed(drawing, 'wp:docPr')
  const size = (side: string) => Number(attributeOf(extent ?? null, side) ?? 0) / EMU_IN_POINT
  return {
    kind: 'image',
    name: pictureOf(attributeOf(picture ?? null, 'r:embed') ?? ''),
    width: size('cx'),
    height: size('cy'),
    words: attributeOf(about ?? null, 'descr') ?? attributeOf(about ?? null, 'name') ?? '',
  }
}

/** A value and the words about it are one run where they look the same. */
function joined(runs: readonly Run[]): Run[] {
  const done: Run[] = []
  for (const run of runs) {
    const last = done.at(-1)
    if (last?.kind === 'text' && run.kind === 'text' && last.bold === run.bold) {
      const marks = [...last.marks, ...run.marks.map((mark) => moved(mark, last.text.length))]
      done[done.length - 1] = { ...last, text: last.text + run.text, marks }
    } else done.push(run)
  }
  return done
}

function moved({ from, to, value }: ValueMark, by: number): ValueMark {
  return { from: from + by, to: to + by, value }
}
