import { compileTemplate } from '../compile.ts'
import type { Dictionary, DictionaryField } from '../fields/dictionary.ts'
import type { Scope, Value } from '../fields/scope.ts'
import type { RenderedDocument } from '../render/template-render.ts'
import { documentText } from '../text/document-text.ts'
import { readZip, ZIP_LIMITS } from '../zip/read.ts'
import { type WordFile, wordFile } from './word-file.ts'

export const value = (path: string): DictionaryField => ({ kind: 'value', path, label: path })
export const image = (path: string): DictionaryField => ({ kind: 'image', path, label: path })
export const list = (
  path: string,
  items: readonly DictionaryField[],
  blankItems?: number,
): DictionaryField => ({
  kind: 'list',
  path,
  label: path,
  items,
  ...(blankItems === undefined ? {} : { blankItems }),
})

export type Facts = { [path: string]: Value | readonly Facts[] }

/** Facts written as plain objects in a test, nested for the items of lists. */
export function scope(facts: Facts): Scope {
  return new Map(
    Object.entries(facts).map(([path, fact]): [string, Value] => [
      path,
      isItems(fact) ? fact.map(scope) : fact,
    ]),
  )
}

function isItems(fact: Facts[string]): fact is readonly Facts[] {
  return Array.isArray(fact)
}

type Rendered = RenderedDocument & { text: string; xml: string }

export function render(file: WordFile, dictionary: Dictionary, facts: Facts = {}): Rendered {
  const made = compileTemplate(wordFile(file), dictionary).render(scope(facts))
  return { ...made, text: documentText(made.bytes), xml: partOf(made.bytes, 'word/document.xml') }
}

/** The text of one part of a finished document. */
export function partOf(docx: Uint8Array, name: string): string {
  const part = readZip(docx, { ...ZIP_LIMITS, fileBytes: 2 ** 30, inflatedBytes: 2 ** 29 }).find(
    (candidate) => candidate.name === name,
  )
  if (part === undefined) throw new Error(`No part ${name}`)
  return part.bytes.toString('utf8')
}

/** Everything between `<w:body>` and the section properties. */
export function bodyOf(xml: string): string {
  return xml.slice(xml.indexOf('<w:body>') + '<w:body>'.length, xml.lastIndexOf('<w:sectPr/>'))
}
