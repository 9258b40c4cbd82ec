import { partText } from '../check/package.ts'
import { type Element, readElements } from '../parse/elements.ts'
import type { ZipPart } from '../zip/read.ts'

type Level = { start: number; text: string }
type Levels = ReadonlyMap<number, Level>
/** Lists of one definition go on counting together; `restarts`: one that begins anew where it is first met. */
type List = { definition: string; levels: Levels; restarts: boolean }

/** What Word counts and prints before a paragraph: «3.1.»; only figures, marks of a list are no words. */
export class ListNumbers {
  private readonly lists: ReadonlyMap<string, List>
  private readonly counters = new Map<string, number[]>()
  private readonly met = new Set<string>()

  constructor(numbering: ZipPart | undefined) {
    this.lists = numbering === undefined ? new Map() : readLists(numbering)
  }

  /** Of every paragraph in turn: each moves its list on. */
  next(id: string, level: number): string {
    const list = this.lists.get(id)
    if (list === undefined) return ''
    const counters = this.countersOf(id, list).slice(0, level + 1)
    const startOf = (at: number) => list.levels.get(at)?.start ?? 1
    for (let at = 0; at < level; at++) counters[at] ??= startOf(at)
    counters[level] = counters[level] === undefined ? startOf(level) : counters[level] + 1
    this.counters.set(list.definition, counters)
    const text = list.levels.get(level)?.text
    if (text === undefined) return ''
    return text.replace(/%(\d)/g, (_, place: string) => String(counters[Number(place) - 1] ?? ''))
  }

  private countersOf(id: string, { definition, restarts }: List): readonly number[] {
    const isFirst = !this.met.has(id)
    this.met.add(id)
    return isFirst && restarts ? [] : (this.counters.get(definition) ?? [])
  }
}

/** The number of a paragraph of `source` and a space; nothing where it has none. */
export function numberBefore(source: string, paragraph: Element, numbers: ListNumbers): string {
  const properties = child(child(paragraph, 'w:pPr'), 'w:numPr')
  const id = settingOf(source, child(properties, 'w:numId'))
  if (id === null) return ''
  const number = numbers.next(id, Number(settingOf(source, child(properties, 'w:ilvl')) ?? 0))
  return number === '' ? '' : `${number} `
}

function readLists(part: ZipPart): Map<string, List> {
  const xml = partText(part)
  const abstracts = new Map<string, ReadonlyMap<number, Level>>()
  const lists = new Map<string, List>()
  for (const element of readElements(xml, part.name, {}).children) {
    if (element.name === 'w:abstractNum') {
      const id = attribute(xml, element, 'abstractNumId')
      if (id !== null) abstracts.set(id, levelsOf(xml, element))
    }
    if (element.name === 'w:num') {
      const id = attribute(xml, element, 'numId')
      const abstract = settingOf(xml, child(element, 'w:abstractNumId'))
      if (id === null || abstract === null) continue
      lists.set(id, {
        definition: abstract,
        levels: abstracts.get(abstract) ?? new Map(),
        restarts: child(child(element, 'w:lvlOverride'), 'w:startOverride') !== null,
      })
    }
  }
  return lists
}

function levelsOf(xml: string, abstract: Element): Map<number, Level> {
  return new Map(
    abstract.children.flatMap((level): [number, Level][] => {
      const place = level.name === 'w:lvl' ? attribute(xml, level, 'ilvl') : null
      const text = settingOf(xml, child(level, 'w:lvlText'))
      const isFigures = settingOf(xml, child(level, 'w:numFmt')) === 'decimal'
      if (place === null || text === null || !isFigures) return []
      return [[Number(place), { start: Number(settingOf(xml, child(level, 'w:start')) ?? 1), text }]]
    }),
  )
}

function child(element: Element | null, name: string): Element | null {
  return element?.children.find((candidate) => candidate.name === name) ?? null
}

function settingOf(xml: string, element: Element | null): string | null {
  return element === null ? null : attribute(xml, element, 'val')
}

/** Elements keep no attributes, only where their tags stand. */
function attribute(xml: string, element: Element, name: string): string | null {
  const tag = xml.slice(element.start, element.openEnd)
  return new RegExp(`\\s(?:[\\w-]+:)?${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? null
}
