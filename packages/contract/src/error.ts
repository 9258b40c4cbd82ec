import { z } from 'zod'

/** The one shape of a failure. For 400 and 422 `description` has a line a field, `fieldName: message`. */
export const ErrorBody = z.object({
  description: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  totpRequired: z.boolean().optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
export type FieldError = { field: string; message: string }
