import { BLANK_LINE, type Image, isImage, isList, type Scope, type Value } from '../fields/scope.ts'
import { dividedWord } from '../fit/divided.ts'
import { fitColumns } from '../fit/fit-columns.ts'
import { textWidth, widestWord } from '../fit/letter-widths.ts'
import type {
  CellFit,
  ConditionOperation,
  FitOperation,
  LoopOperation,
  Operation,
  StaticOperation,
  TableOperation,
  TextMarkup,
  ValueOperation,
} from '../parse/operations.ts'
import { slotText } from '../parse/operations.ts'
import { findValue, showsBody } from './find-value.ts'
import type { PartImages } from './images.ts'
import type { XmlWriter } from './writer.ts'

const STOP = '.'.charCodeAt(0)

/** Where in a part a value stands, in bytes of its markup; `path` is that of the field from the root. */
export type PrintedValue = { path: string; from: number; to: number }

/**
 * `widths` once they are known; `breaksNames`: a double name may go on in the next line after its hyphen; `dividesWords`: a word wider than
 * its column may be divided between syllables.
 */
type Fit = {
  asked: readonly number[]
  needed: number[]
  widths: readonly number[] | null
  breaksNames: boolean
  dividesWords: boolean
}

const NO_BREAK_HYPHEN = '\u2011'
/** Letters of a line to write on that is still seen as one. */
const SHORTEST_LINE = 3

/** Writes one part. A scope that is null is an item of a missing list: everything in it is a blank line. */
export class PartRender {
  private readonly scopes: (Scope | null)[]
  private readonly numbers: number[] = [0]
  /** Items written so far: a table with none is left out. */
  private items = 0
  /** Of the table that is being written. */
  private fit: Fit | null = null
  /** Where a value has just ended with a full stop. */
  private stopAt = -1
  private readonly writer: XmlWriter
  private readonly missing: Set<string>
  private readonly images: PartImages
  private readonly values: PrintedValue[] = []
  /** Bytes of the part before what the writer holds. */
  private base = 0

  constructor(scope: Scope, writer: XmlWriter, missing: Set<string>, images: PartImages) {
    this.scopes = [scope]
    this.writer = writer
    this.missing = missing
    this.images = images
  }

  /** A stretch of the part, `base` bytes after its beginning; tells where its values stand. */
  stretch(operations: readonly Operation[], base: number): readonly PrintedValue[] {
    this.base = base
    this.values.length = 0
    this.run(operations)
    return [...this.values]
  }

  private run(operations: readonly Operation[]): void {
    for (const operation of operations) this.step(operation)
  }

  private step(operation: Operation): void {
    switch (operation.kind) {
      case 'static':
        this.static(operation)
        return
      case 'value':
        this.value(operation)
        return
      case 'number':
        this.number(operation)
        return
      case 'image':
        this.image(operation)
        return
      case 'loop':
        this.loop(operation)
        return
      case 'condition':
        this.condition(operation)
        return
      case 'table':
        this.table(operation)
        return
      case 'fit':
        this.fitted(operation)
        return
      case 'paragraph': {
        const { empty, endings, paragraph } = operation
        const isWanting =
          empty === null ? !endings.some((end) => this.writer.endsWith(end)) : this.writer.endsWith(empty)
        if (isWanting) this.writer.bytes(paragraph)
      }
    }
  }

  private value(operation: ValueOperation): void {
    const from = this.base + this.writer.position
    this.writeValue(operation)
    this.values.push({ path: operation.fullPath, from, to: this.base + this.writer.position })
  }

  private writeValue(operation: ValueOperation): void {
    const value = this.find(operation.path, operation.level)
    if (typeof value === 'string') this.printed(value, operation)
    else if (value === null || value === undefined) this.blank(operation)
    else if (typeof value === 'boolean') this.writer.xml(value ? 'да' : 'нет')
    else throw new TypeError(`The value of ${operation.fullPath} must be a string`)
  }

  private printed(asked: string, operation: ValueOperation): void {
    const { cell, stopFollows } = operation
    const value =
      cell !== undefined && this.fit?.breaksNames === true ? asked.replaceAll(NO_BREAK_HYPHEN, '-') : asked
    this.cellText(stopFollows && value.endsWith('.') ? value.slice(0, -1) : value, operation)
    this.stopAt = !stopFollows && value.endsWith('.') ? this.writer.position : -1
    const fit = this.fit
    if (cell === undefined || fit === null) return
    const { column, unit, sides, before, after } = cell
    const needed = widestWord(value, before, after) * unit + sides
    if (needed > (fit.needed[column] ?? 0)) fit.needed[column] = needed
  }

  /** Nearly every value is written as it is. */
  private cellText(value: string, { markup, cell }: ValueOperation): void {
    if (this.fit?.dividesWords !== true || cell === undefined) this.writer.text(value, markup)
    else this.dividedText(value, markup, cell)
  }

  private dividedText(value: string, markup: TextMarkup, { column, sides, unit }: CellFit): void {
    const width = this.fit?.widths?.[column] ?? 0
    // Widths are whole twips, what a word needs is not.
    const [first = '', ...others] = dividedWord(value, (width + 1 - sides) / unit)
    this.writer.text(first, markup)
    for (const piece of others) {
      this.writer.xml(markup.division)
      this.writer.text(piece, markup)
    }
  }

  private number({ path, level, markup }: Extract<Operation, { kind: 'number' }>): void {
    const own = this.scopes[level]?.get(path)
    if (typeof own === 'string') this.writer.text(own, markup)
    else this.writer.xml(String(this.numbers[level] ?? 0))
  }

  private image(operation: Extract<Operation, { kind: 'image' }>): void {
    const { markup } = operation
    const image = this.find(operation.path, operation.level)
    if (image === null || image === undefined) {
      this.blank(operation)
      return
    }
    if (!isImage(image)) throw new TypeError(`The value of ${operation.fullPath} must be an image`)
    this.drawing(image, markup)
  }

  private drawing(image: Image, { leave, comeBack, prefix }: ValueOperation['markup']): void {
    this.writer.xml(leave)
    this.writer.xml(this.images.drawing(image, prefix))
    this.writer.xml(comeBack)
  }

  private blank({ fullPath, level, cell }: Pick<ValueOperation, 'fullPath' | 'level' | 'cell'>): void {
    if (this.scopes[level] !== null) this.missing.add(fullPath)
    this.writer.xml(cell === undefined ? BLANK_LINE : this.lineIn(cell))
  }

  /** No longer than its column, or it would go on in the next line of the cell. */
  private lineIn({ column, unit, sides, before, after }: CellFit): string {
    const width = (this.fit?.widths ?? this.fit?.asked)?.[column]
    if (width === undefined) return BLANK_LINE
    const room = (width - sides) / unit - before - after
    return BLANK_LINE.slice(0, Math.max(SHORTEST_LINE, Math.floor(room / textWidth('_'))))
  }

  private loop({ path, fullPath, level, blankItems, body }: LoopOperation): void {
    const list = this.find(path, level)
    if (list === null || list === undefined) {
      if (this.scopes[level] !== null) this.missing.add(fullPath)
      for (let index = 0; index < blankItems; index++) this.item(null, index, body)
      return
    }
    if (!isList(list)) throw new TypeError(`The value of ${fullPath} must be a list`)
    for (let index = 0; index < list.length; index++) this.item(list[index] ?? null, index, body)
  }

  private item(scope: Scope | null, index: number, body: readonly Operation[]): void {
    this.items++
    this.scopes.push(scope)
    this.numbers.push(index + 1)
    this.run(body)
    this.scopes.pop()
    this.numbers.pop()
  }

  private condition(operation: ConditionOperation): void {
    if (!showsBody(this.find(operation.path, operation.level), operation)) return
    this.items++
    this.run(operation.body)
  }

  private table({ head, rows, tail, paragraph }: TableOperation): void {
    const start = this.writer.position
    this.run(head)
    const before = this.items
    this.run(rows)
    if (this.items > before) {
      this.run(tail)
      return
    }
    this.goBack(start)
    this.writer.bytes(paragraph)
  }

  /**
   * Written as asked; only if a word turned out wider than its column, once more in the widths that hold it. Where all words do not fit
   * together, a name goes on after its hyphen and the longest words are divided.
   */
  private fitted({ columns, body }: FitOperation): void {
    const { position } = this.writer
    const { items, fit: outer } = this
    const fit: Fit = {
      asked: columns.asked,
      needed: [...columns.narrowest],
      widths: null,
      breaksNames: false,
      dividesWords: false,
    }
    const again = () => {
      this.goBack(position)
      this.items = items
      this.run(body)
    }
    this.fit = fit
    this.run(body)
    if (sumOf(fit.needed) > sumOf(columns.asked)) {
      fit.needed = [...columns.narrowest]
      fit.breaksNames = true
      again()
    }
    if (fit.breaksNames || fit.needed.some((width, column) => width > (columns.asked[column] ?? 0))) {
      fit.widths = fitColumns(columns.asked, fit.needed)
      fit.dividesWords = sumOf(fit.needed) > sumOf(columns.asked)
      again()
    }
    this.fit = outer
  }

  private static({ bytes, slots }: StaticOperation): void {
    const { position } = this.writer
    // Conditions between a value and the stop of its sentence may have put nothing there.
    const isSecondStop = position === this.stopAt && bytes[0] === STOP && bytes[1] !== STOP
    const start = isSecondStop ? position - 1 : position
    this.stopAt = -1
    this.writer.bytes(isSecondStop ? bytes.subarray(1) : bytes)
    const widths = this.fit?.widths
    if (slots === undefined || !widths) return
    for (const { at, from, to } of slots) {
      let width = 0
      for (let column = from; column < to; column++) width += widths[column] ?? 0
      this.writer.over(start + at, slotText(width))
    }
  }

  /** What was written from here on is written otherwise. */
  private goBack(position: number): void {
    this.writer.position = position
    while ((this.values.at(-1)?.from ?? -1) >= this.base + position) this.values.pop()
  }

  private find(path: string, level: number): Value | undefined {
    return findValue(this.scopes, path, level)
  }
}

function sumOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0)
}
