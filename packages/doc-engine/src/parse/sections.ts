import {
  blankItemsOf,
  type Dictionary,
  type DictionaryField,
  itemLevel,
  joinPath,
  type Level,
  pathsInReach,
  type Resolved,
  ROW_NUMBER,
  resolveField,
  rootLevel,
} from '../fields/dictionary.ts'
import { tagRanges } from './edits.ts'
import { nearestPath } from './nearest.ts'
import {
  type ConditionOperation,
  type LoopOperation,
  type Operation,
  prefixOf,
  type TagSection,
  textMarkup,
} from './operations.ts'
import type { ProblemList } from './problems.ts'
import type { Tag } from './tags.ts'

export type ValueTag = { tag: Tag; operation: Operation }

type ReadTags = { values: ValueTag[]; sections: TagSection[]; paths: Set<string> }

type OpenSection = { tag: Tag; operation: LoopOperation | ConditionOperation | null; opensLevel: boolean }

const MAX_NESTING = 40

/** Gives every tag its meaning from the dictionary and every section its end. */
export function readSections(tags: readonly Tag[], dictionary: Dictionary, problems: ProblemList): ReadTags {
  const reader = new SectionReader(dictionary, problems)
  for (const tag of tags) reader.read(tag)
  reader.finish()
  return reader.result
}

class SectionReader {
  readonly result: ReadTags = { values: [], sections: [], paths: new Set() }
  private readonly levels: Level[]
  private readonly stack: OpenSection[] = []
  /** Inside a section nobody knows its fields cannot be judged: one error is enough. */
  private unknownSections = 0
  private readonly problems: ProblemList

  constructor(dictionary: Dictionary, problems: ProblemList) {
    this.levels = [rootLevel(dictionary)]
    this.problems = problems
  }

  read(tag: Tag): void {
    if (tag.kind === 'close') this.close(tag)
    else if (tag.kind === 'value') this.value(tag)
    else this.open(tag)
  }

  finish(): void {
    for (const { tag } of this.stack) {
      this.problems.add(
        'unclosed-section',
        tag,
        `Раздел «${tag.source}» не закрыт.`,
        `Поставьте «{/${tag.path}}» там, где он заканчивается.`,
      )
    }
  }

  private value(tag: Tag): void {
    const operation = this.valueOperation(tag)
    if (operation !== null) this.result.values.push({ tag, operation })
  }

  private valueOperation(tag: Tag): Operation | null {
    const { path } = tag
    const markup = textMarkup(prefixOf(tagRanges(tag)[0]?.holder.rawName ?? 'w:t'))
    const innermost = this.levels.length - 1
    const resolved = resolveField(this.levels, path)
    if (path === ROW_NUMBER && innermost > 0) {
      this.result.paths.add(joinPath(this.levels[innermost]?.fullPath ?? '', path))
      return { kind: 'number', path, level: innermost, markup }
    }
    if (resolved === null) return this.unknown(tag)
    const { field, level, fullPath } = resolved
    this.result.paths.add(fullPath)
    if (field.kind === 'list') {
      this.problems.add(
        'list-as-value',
        tag,
        `«${path}» — список, одним значением он не подставляется.`,
        `Напишите «{#${path}}…{/${path}}», а внутри — поля строки.`,
      )
      return null
    }
    // The dictionary's own string: a scope filled from the dictionary then finds it by identity.
    return { kind: field.kind, path: field.path, fullPath, level, markup }
  }

  private open(tag: Tag): void {
    const resolved = resolveField(this.levels, tag.path)
    if (this.stack.length >= MAX_NESTING) {
      this.problems.add('nested-too-deep', tag, 'Разделы вложены слишком глубоко.', 'Упростите шаблон.')
    }
    const operation = resolved === null ? this.unknown(tag) : this.sectionOperation(tag, resolved)
    const list = operation?.kind === 'loop' && resolved?.field.kind === 'list' ? resolved.field : null
    if (list !== null) this.levels.push(itemLevel(list, resolved?.fullPath ?? list.path))
    if (operation === null) this.unknownSections++
    this.stack.push({ tag, operation, opensLevel: list !== null })
  }

  private sectionOperation(tag: Tag, resolved: Resolved): LoopOperation | ConditionOperation {
    const { field, level, fullPath } = resolved
    const { path } = field
    this.result.paths.add(fullPath)
    if (tag.kind === 'open' && field.kind === 'list') {
      this.refuseSelfNesting(tag, field)
      return { kind: 'loop', path, fullPath, level, blankItems: blankItemsOf(field), body: [] }
    }
    return {
      kind: 'condition',
      path,
      level,
      list: field.kind === 'list',
      shown: tag.kind === 'open',
      body: [],
    }
  }

  private refuseSelfNesting(tag: Tag, field: DictionaryField): void {
    if (!this.levels.some((level) => level.list === field)) return
    this.problems.add(
      'list-inside-itself',
      tag,
      `Список «${tag.path}» повторяется внутри самого себя.`,
      `Закройте первый раздел «{/${tag.path}}» до того, как открывать второй.`,
    )
  }

  private close(tag: Tag): void {
    const matches = (open: OpenSection) => tag.path === '' || open.tag.path === tag.path
    const depth = this.stack.findLastIndex(matches)
    if (depth === -1) {
      this.problems.add(
        'unopened-section',
        tag,
        `Закрывающая метка «${tag.source}» ничего не закрывает.`,
        'Поставьте перед ней открывающую метку раздела или удалите её.',
      )
      return
    }
    for (const inner of this.stack.slice(depth + 1)) {
      this.problems.add(
        'mismatched-section',
        inner.tag,
        `Раздел «${inner.tag.source}» не закрыт до метки «${tag.source}».`,
        `Закройте «{/${inner.tag.path}}» раньше: вложенный раздел заканчивается внутри внешнего.`,
      )
    }
    for (const ended of this.stack.splice(depth).toReversed()) this.end(ended, tag)
  }

  private end(ended: OpenSection, close: Tag): void {
    if (ended.opensLevel) this.levels.pop()
    if (ended.operation === null) this.unknownSections--
    else this.result.sections.push({ open: ended.tag, close, operation: ended.operation })
  }

  private unknown(tag: Tag): null {
    if (this.unknownSections > 0) return null
    if (tag.path === ROW_NUMBER && this.levels.length > 1) {
      this.problems.add(
        'not-a-section',
        tag,
        `«${ROW_NUMBER}» не бывает разделом.`,
        `Напишите «{${ROW_NUMBER}}».`,
      )
      return null
    }
    const near = nearestPath(tag.path, pathsInReach(this.levels))
    const mend = near === null ? '' : `Возможно, имелось в виду «${near}». `
    this.problems.add(
      'unknown-tag',
      tag,
      `Метка «${tag.source}» неизвестна: такого поля нет.`,
      `${mend}Исправьте метку по списку или удалите её.`,
    )
    return null
  }
}
