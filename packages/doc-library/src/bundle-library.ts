import type { BundledTemplate, LibraryBundle } from './bundle.ts'
import type { TemplateSource } from './format/parse-template.ts'
import { buildDocx } from './paper/build-docx.ts'
import { readSources, type Sources } from './read-sources.ts'

function acquaintanceKeys({ blocks }: TemplateSource): string[] {
  return blocks.flatMap((block) => (block.kind === 'acquaintance' ? [...block.keys] : []))
}

async function bundleTemplate(source: TemplateSource): Promise<BundledTemplate> {
  const docx = Buffer.from(await buildDocx(source)).toString('base64')
  return { ...source.front, acquaintance: acquaintanceKeys(source), docx }
}

export async function bundleLibrary(sources: Sources = readSources()): Promise<LibraryBundle> {
  return {
    groups: [...sources.groups],
    templates: await Promise.all(sources.current.map(bundleTemplate)),
    superseded: await Promise.all(sources.superseded.map(bundleTemplate)),
  }
}
