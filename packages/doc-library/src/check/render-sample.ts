import { bundleTemplate } from '../build/bundle-library.ts'
import type { TemplateSource } from '../format/parse-template.ts'
import { libraryFrom } from '../library/library.ts'
import { SAMPLE_COMPANIES, sampleFacts } from './sample-facts.ts'

/** The paper of the invented factory, every question answered: for looking at while one writes. */
export async function renderSample(source: TemplateSource): Promise<Buffer> {
  const factory = SAMPLE_COMPANIES.find(({ name }) => name === 'завод')
  if (factory === undefined) throw new RangeError('The sample factory')
  const template = await bundleTemplate(source)
  const library = libraryFrom({ groups: [], templates: [template], superseded: [] })
  return library.make(template.id, sampleFacts(factory, template, true)).bytes
}
