import { compileForm } from '@ot/doc-engine'
import { dictionaryOf } from '../fields/dictionary.ts'
import { questionsOf } from '../fields/questions-of.ts'
import { textsOf } from '../format/block.ts'
import type { BundledTemplate, LibraryBundle } from '../format/bundle.ts'
import { packForm } from '../format/packed-form.ts'
import { parseTemplate, type TemplateSource } from '../format/parse-template.ts'
import {
  inLibraryOrder,
  type LibraryTexts,
  readTexts,
  type Sources,
  type SourceText,
} from '../format/read-sources.ts'
import { type SourceProblem, TemplateSourceError } from '../format/template-error.ts'
import { buildDocx } from '../paper/build-docx.ts'
import { buildSellerPapers } from '../seller/build-seller-papers.ts'
import { type BuiltTemplates, builtTemplates } from './built-templates.ts'

const TAG = /\{[^{}]*\}/g

export async function bundleTemplate(source: TemplateSource): Promise<BundledTemplate> {
  const questions = questionsOf(source)
  const docx = await buildDocx(source)
  const form = compileForm(docx, dictionaryOf(questions))
  const { tags, outline } = form
  return {
    ...source.front,
    acquaintance: [...questions.acquaintance],
    tags: [...tags],
    passages: passagesOf(source),
    outline,
    docx: new Uint8Array(docx),
    form: packForm(form),
  }
}

export async function bundleSources({ groups, current, superseded }: Sources): Promise<LibraryBundle> {
  return {
    groups: [...groups],
    templates: await Promise.all(current.map(bundleTemplate)),
    superseded: await Promise.all(superseded.map(bundleTemplate)),
  }
}

/** Straight from the texts; what was built before from the same text by the same code is taken from the disk. */
export async function bundleLibrary(texts: LibraryTexts = readTexts()): Promise<LibraryBundle> {
  const built = builtTemplates()
  const problems: SourceProblem[] = []
  const bundled = async (sources: readonly SourceText[]) => {
    const templates: BundledTemplate[] = []
    for (const source of sources) {
      try {
        templates.push(await bundleText(source, texts.clauses, built))
      } catch (error) {
        if (!(error instanceof TemplateSourceError)) throw error
        problems.push(...error.problems)
      }
    }
    return templates
  }
  const templates = await bundled(texts.current)
  const superseded = await bundled(texts.superseded)
  if (problems.length > 0) throw new TemplateSourceError(problems)
  return {
    groups: [...texts.groups],
    templates: templates.toSorted(inLibraryOrder(texts.groups)),
    superseded,
    seller: await buildSellerPapers(),
  }
}

async function bundleText(
  source: SourceText,
  clauses: ReadonlyMap<string, string>,
  built: BuiltTemplates,
): Promise<BundledTemplate> {
  const key = built.keyOf(source, clauses)
  const known = built.find(key)
  if (known !== null) return known
  const made = await bundleTemplate(parseTemplate(source.file, source.text, clauses))
  built.keep(key, made)
  return made
}

/** What a template says, without what the facts put in. */
function passagesOf({ blocks }: Pick<TemplateSource, 'blocks'>): string[] {
  return blocks
    .flatMap(textsOf)
    .map((text) =>
      text
        .replaceAll('**', '')
        .replace(TAG, ' ')
        .replace(/\s+([,.;:)])/g, '$1')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => /[а-яё]{3}/i.test(text))
}
