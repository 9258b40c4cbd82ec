import { deflateRawSync } from 'node:zlib'
import {
  BLANK_LINE,
  type CompiledTemplate,
  compileTemplate,
  type Dictionary,
  documentText,
  type Scope,
  type Value,
} from '@ot/doc-engine'
import { unfittedText } from '@ot/doc-library/unfitted'
import Docxtemplater from 'docxtemplater'
import { TemplateHandler } from 'easy-template-x'
import PizZip from 'pizzip'
import { median } from './figures.ts'
import type { Scale } from './scale.ts'

export type BenchTemplate = { id: string; docx: Uint8Array; dictionary: Dictionary; scope: Scope }

export type EngineFigures = {
  templates: number
  /** How many of them easy-template-x can make. */
  easyTemplateXTemplates: number
  /** Templates whose text docxtemplater makes differently; none is expected. */
  differing: readonly string[]
  /** Means. */
  xmlBytes: number
  documentBytes: { level1: number; level6: number; docxtemplater: number }
  documentsPerSecond: {
    level1: number
    level6: number
    /** As its API means it: an instance renders once, so every document is parsed anew. */
    docxtemplater: number
    /** Compiled once and made to render again, past its API: the best it could do. */
    docxtemplaterReused: number
    easyTemplateX: number
    /** deflateRawSync of the same document.xml bytes and nothing else. */
    bareDeflate1: number
    bareDeflate6: number
  }
}

type Plain = { [path: string]: string | boolean | Plain[] }

type Prepared = BenchTemplate & { compiled: CompiledTemplate; plain: Plain; peer: Peer; xml: Uint8Array }

/** Makes a document of one template with docxtemplater. */
type Peer = (facts: Plain) => Buffer

/** Makes every document once and says how many that were. */
type Contender = () => number | Promise<number>

/**
 * Level 1 but for `level6`; easy-template-x packs at its own fixed level 6 and has no compile step. The contenders
 * take turns, so that a busy moment of the machine meets all of them.
 */
export async function benchEngine(templates: readonly BenchTemplate[], scale: Scale): Promise<EngineFigures> {
  const prepared = templates.map(prepare)
  const easy = await easyTemplates(prepared)
  const [level1, level6, docxtemplater, docxtemplaterReused, easyTemplateX, bareDeflate1, bareDeflate6] =
    await measure(
      [
        () => each(prepared, ({ compiled, scope }) => compiled.render(scope)),
        () => each(prepared, ({ compiled, scope }) => compiled.render(scope, { level: 6 })),
        () => each(prepared, ({ docx, plain }) => compiledPeer(docx)(plain)),
        () => each(prepared, ({ peer, plain }) => peer(plain)),
        () => easy.makeAll(),
        () => each(prepared, ({ xml }) => deflateRawSync(xml, { level: 1 })),
        () => each(prepared, ({ xml }) => deflateRawSync(xml, { level: 6 })),
      ],
      scale,
    )
  return {
    templates: prepared.length,
    easyTemplateXTemplates: easy.count,
    differing: prepared.filter(isDifferent).map(({ id }) => id),
    xmlBytes: mean(prepared, ({ xml }) => xml.length),
    documentBytes: {
      level1: mean(prepared, ({ compiled, scope }) => compiled.render(scope).bytes.length),
      level6: mean(prepared, ({ compiled, scope }) => compiled.render(scope, { level: 6 }).bytes.length),
      docxtemplater: mean(prepared, ({ peer, plain }) => peer(plain).length),
    },
    documentsPerSecond: {
      level1: level1 ?? 0,
      level6: level6 ?? 0,
      docxtemplater: docxtemplater ?? 0,
      docxtemplaterReused: docxtemplaterReused ?? 0,
      easyTemplateX: easyTemplateX ?? 0,
      bareDeflate1: bareDeflate1 ?? 0,
      bareDeflate6: bareDeflate6 ?? 0,
    },
  }
}

function prepare(template: BenchTemplate): Prepared {
  const compiled = compileTemplate(template.docx, template.dictionary)
  const made = new PizZip(compiled.render(template.scope).bytes)
  return {
    ...template,
    compiled,
    plain: plainFacts(template.scope, template.dictionary),
    peer: compiledPeer(template.docx),
    xml: made.file('word/document.xml')?.asUint8Array() ?? new Uint8Array(0),
  }
}

/** docxtemplater means an instance to render once; taking its mark back lets the compiled form be used again. */
function compiledPeer(docx: Uint8Array): Peer {
  const template = new Docxtemplater(new PizZip(docx), {
    paragraphLoop: true,
    linebreaks: true,
    parser: (tag) => ({
      get: (scope: Plain, context) => {
        const path = tag.replace(/\s/g, '')
        const position = context.scopePathItem.at(-1)
        if (path === 'номер' && position !== undefined) return String(position + 1)
        return Object.hasOwn(scope, path) ? scope[path] : undefined
      },
    }),
    nullGetter: ({ module }: { module?: string }) => (module === undefined ? BLANK_LINE : undefined),
  })
  return (facts) => {
    Reflect.set(template, 'rendered', false)
    template.render(facts)
    return template
      .getZip()
      .generate({ type: 'nodebuffer', compression: 'DEFLATE', compressionOptions: { level: 1 } })
  }
}

async function easyTemplates(prepared: readonly Prepared[]): Promise<{ count: number; makeAll: Contender }> {
  const handler = new TemplateHandler()
  const usable: Prepared[] = []
  for (const template of prepared) {
    if (await isMadeBy(handler, template)) usable.push(template)
  }
  const makeAll = async () => {
    for (const { docx, plain } of usable) await handler.process(Buffer.from(docx), plain)
    return usable.length
  }
  return { count: usable.length, makeAll }
}

/** It has no inverted sections, and a list of names within a point that Word counts is a failure of its own. */
function isMadeBy(handler: TemplateHandler, { docx, plain }: Prepared): Promise<boolean> {
  if (documentText(docx).includes('{^')) return Promise.resolve(false)
  return handler.process(Buffer.from(docx), plain).then(
    () => true,
    () => false,
  )
}

/** Documents per second of every contender: the median of its turns. */
async function measure(contenders: readonly Contender[], scale: Scale): Promise<number[]> {
  const leastMs = scale(150, 10)
  const rates: number[][] = contenders.map(() => [])
  for (const contender of contenders) await turn(contender, leastMs)
  for (let round = 0; round < scale(9, 1); round++) {
    for (const [index, contender] of contenders.entries()) rates[index]?.push(await turn(contender, leastMs))
  }
  return rates.map(median)
}

async function turn(contender: Contender, leastMs: number): Promise<number> {
  const start = performance.now()
  let documents = 0
  let elapsed = 0
  while (elapsed < leastMs) {
    documents += await contender()
    elapsed = performance.now() - start
  }
  return (documents * 1000) / elapsed
}

function each(prepared: readonly Prepared[], make: (one: Prepared) => unknown): number {
  for (const one of prepared) make(one)
  return prepared.length
}

function isDifferent({ compiled, scope, peer, plain }: Prepared): boolean {
  return unfittedText(documentText(compiled.render(scope).bytes)) !== unfittedText(documentText(peer(plain)))
}

function mean(prepared: readonly Prepared[], measured: (one: Prepared) => number): number {
  return prepared.reduce((sum, one) => sum + measured(one), 0) / prepared.length
}

/** The same facts as objects; a missing list gets the blank rows that our engine makes by itself. */
function plainFacts(scope: Scope, dictionary: Dictionary): Plain {
  const plain: Plain = {}
  for (const field of dictionary) {
    const value = scope.get(field.path) ?? null
    if (field.kind === 'list') plain[field.path] = plainItems(value, field.items, field.blankItems ?? 3)
    else if (typeof value === 'string' || typeof value === 'boolean') plain[field.path] = value
  }
  return plain
}

function plainItems(value: Value, items: Dictionary, blankItems: number): Plain[] {
  const scopes: readonly Scope[] = Array.isArray(value)
    ? value
    : Array.from({ length: blankItems }, () => new Map())
  return scopes.map((scope, index) => ({ номер: String(index + 1), ...plainFacts(scope, items) }))
}
