import { z } from 'zod'

const Parameter = z.object({ in: z.string(), name: z.string(), required: z.boolean().default(false) })
const Described = z.object({
  parameters: z.array(Parameter).default([]),
  security: z.array(z.unknown()).default([]),
})
const Schema = z.object({ properties: z.record(z.string(), z.unknown()).default({}) })
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), Described)),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
})

/** What the tests read of `openapi.json`. */
export function readOpenapi(text: string): z.infer<typeof Document> {
  return Document.parse(JSON.parse(text))
}
