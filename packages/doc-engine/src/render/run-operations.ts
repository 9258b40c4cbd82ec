import { BLANK_LINE, type Image, isImage, isList, type Scope, type Value } from '../fields/scope.ts'
import type {
  ConditionOperation,
  LoopOperation,
  Operation,
  TableOperation,
  ValueOperation,
} from '../parse/operations.ts'
import { findValue, showsBody } from './find-value.ts'
import type { PartImages } from './images.ts'
import type { XmlWriter } from './writer.ts'

/** Writes one part. A scope that is null is an item of a missing list: everything in it is a blank line. */
export class PartRender {
  private readonly scopes: (Scope | null)[]
  private readonly numbers: number[] = [0]
  /** Items written so far: a table with none is left out. */
  private items = 0
  private readonly writer: XmlWriter
  private readonly missing: Set<string>
  private readonly images: PartImages

  constructor(scope: Scope, writer: XmlWriter, missing: Set<string>, images: PartImages) {
    this.scopes = [scope]
    this.writer = writer
    this.missing = missing
    this.images = images
  }

  run(operations: readonly Operation[]): void {
    for (const operation of operations) this.step(operation)
  }

  private step(operation: Operation): void {
    switch (operation.kind) {
      case 'static':
        this.writer.bytes(operation.bytes)
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
      case 'paragraph': {
        const { empty, endings, paragraph } = operation
        const isWanting =
          empty === null ? !endings.some((end) => this.writer.endsWith(end)) : this.writer.endsWith(empty)
        if (isWanting) this.writer.bytes(paragraph)
      }
    }
  }

  private value(operation: ValueOperation): void {
    const value = this.find(operation.path, operation.level)
    if (typeof value === 'string') this.writer.text(value, operation.markup)
    else if (value === null || value === undefined) this.blank(operation)
    else if (typeof value === 'boolean') this.writer.xml(value ? 'да' : 'нет')
    else throw new TypeError(`The value of ${operation.fullPath} must be a string`)
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

  private blank({ fullPath, level }: { fullPath: string; level: number }): void {
    if (this.scopes[level] !== null) this.missing.add(fullPath)
    this.writer.xml(BLANK_LINE)
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
    this.writer.position = start
    this.writer.bytes(paragraph)
  }

  private find(path: string, level: number): Value | undefined {
    return findValue(this.scopes, path, level)
  }
}
