import { z } from 'zod'
import { frontMatterSchema } from './format/front-matter.ts'
import { groupsSchema } from './groups.ts'

/** A built template: what the product shows of it, whom its acquaintance sheet names, and its `.docx`. */
const bundledTemplateSchema = z.strictObject({
  ...frontMatterSchema.shape,
  acquaintance: z.array(z.string()),
  docx: z.base64(),
})

/** One file with the whole library: the server reads it instead of the texts. */
export const libraryBundleSchema = z.strictObject({
  groups: groupsSchema,
  templates: z.array(bundledTemplateSchema),
  superseded: z.array(bundledTemplateSchema),
})

export type BundledTemplate = z.infer<typeof bundledTemplateSchema>
export type LibraryBundle = z.infer<typeof libraryBundleSchema>
