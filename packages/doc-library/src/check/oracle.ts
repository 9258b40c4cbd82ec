import { BLANK_LINE, type Dictionary, type Scope, type Value } from '@ot/doc-engine'
import Docxtemplater from 'docxtemplater'
import PizZip from 'pizzip'

const ROW_NUMBER = 'номер'

type Row = { [path: string]: string | boolean | null | Row[] }

function plain(value: Value, path: string, dictionary: Dictionary): Row[string] {
  const field = dictionary.find((candidate) => candidate.path === path)
  if (field?.kind === 'list') {
    const items = Array.isArray(value)
      ? value
      : Array.from({ length: field.blankItems ?? 3 }, () => new Map())
    const isBlank = !Array.isArray(value)
    return items.map((item) => rowOf(item, field.items, isBlank))
  }
  return typeof value === 'string' || typeof value === 'boolean' ? value : null
}

function rowOf(scope: Scope, dictionary: Dictionary, isBlank: boolean): Row {
  return Object.fromEntries(
    dictionary.map(({ path }) => [path, isBlank ? null : plain(scope.get(path) ?? null, path, dictionary)]),
  )
}

/** Paths are flat strings here, so the other engine looks a tag up by its whole name, nearest row first. */
function flatParser(tag: string) {
  return {
    get(row: Row, context: { scopePathItem: number[] }): Row[string] | undefined {
      if (tag === ROW_NUMBER) return String((context.scopePathItem.at(-1) ?? 0) + 1)
      return row[tag]
    },
  }
}

/** The same template and facts through docxtemplater: both engines must print the same text. */
export function renderByOracle(docx: Uint8Array, dictionary: Dictionary, scope: Scope): Buffer {
  const oracle = new Docxtemplater(new PizZip(docx), {
    delimiters: { start: '{', end: '}' },
    paragraphLoop: true,
    linebreaks: true,
    parser: flatParser,
    nullGetter: (part: { module?: string }) => (part.module === undefined ? BLANK_LINE : ''),
  })
  oracle.render(rowOf(scope, dictionary, false))
  return oracle.getZip().generate({ type: 'nodebuffer' })
}
