import type { Outline } from '@ot/doc-engine'
import { z } from 'zod'
import { frontMatterSchema } from './front-matter.ts'
import { groupsSchema } from './groups.ts'

/**
 * A built template: what the product shows of it, whom its acquaintance sheet names, what it prints of the facts,
 * its `.docx` and its compiled form, packed: read back when the paper is first printed.
 */
export const bundledTemplateSchema = z.strictObject({
  ...frontMatterSchema.shape,
  acquaintance: z.array(z.string()),
  tags: z.array(z.string()),
  /** What it says, without its tags: one of them a paragraph or a cell. Read by the search. */
  passages: z.array(z.string()),
  outline: z.custom<Outline>(Array.isArray),
  docx: z.instanceof(Uint8Array),
  form: z.instanceof(Uint8Array),
})

/** One file with the whole library: the server reads it instead of the texts. */
export const libraryBundleSchema = z.strictObject({
  groups: groupsSchema,
  templates: z.array(bundledTemplateSchema),
  superseded: z.array(bundledTemplateSchema),
  /** Papers of the one who runs the installation; a bundle made for a check has none. */
  seller: z.strictObject({ invoice: z.string().min(1), act: z.string().min(1) }).optional(),
})

export type BundledTemplate = z.infer<typeof bundledTemplateSchema>
export type LibraryBundle = z.infer<typeof libraryBundleSchema>
