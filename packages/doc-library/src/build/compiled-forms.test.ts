import { isDeepStrictEqual } from 'node:util'
import { compileForm } from '@ot/doc-engine'
import { beforeAll, expect, test } from 'vitest'
import { dictionaryOf } from '../fields/dictionary.ts'
import type { BundledTemplate } from '../format/bundle.ts'
import { packForm, unpackForm } from '../format/packed-form.ts'
import { bundleLibrary } from './bundle-library.ts'

const PATIENCE_MS = 300_000

let all: BundledTemplate[]
beforeAll(async () => {
  const { templates, superseded } = await bundleLibrary()
  all = [...templates, ...superseded]
}, PATIENCE_MS)

test(
  'готовая форма каждой редакции та же, что у разбора заново',
  () => {
    const other = all.filter((template) => {
      const fresh = packForm(compileForm(template.docx, dictionaryOf(template)))
      return !isDeepStrictEqual(unpackForm(template.form), unpackForm(fresh))
    })
    expect(all.length).toBeGreaterThan(400)
    expect(other.map(({ id, edition }) => `${id}@${edition}`)).toEqual([])
  },
  PATIENCE_MS,
)
