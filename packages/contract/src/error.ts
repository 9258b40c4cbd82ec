import { z } from 'zod'
import { instant } from './fields.ts'

/** Who saved a record in between: what a 412 says beside its sentence. */
export const SaveConflict = z.object({
  /** Of the record as it is stored now. */
  version: z.int(),
  /** Since the version that the change was made from, newest first. */
  saves: z.array(
    z.object({
      /** Null: the product itself, or somebody behind a personal link. */
      by: z.string().nullable(),
      at: instant,
      /** With the labels of the change log; the values as they are stored. */
      changes: z.array(
        z.object({ field: z.string(), label: z.string(), from: z.unknown(), to: z.unknown() }),
      ),
    }),
  ),
})
export type SaveConflict = z.infer<typeof SaveConflict>

/** The one shape of a failure. Of 400 and 422 that refuse fields `errors` names each; `description` has the same for a person, a line a field. */
export const ErrorBody = z.object({
  description: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  totpRequired: z.boolean().optional(),
  /** Of 412 alone. */
  conflict: SaveConflict.optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
export type FieldError = { field: string; message: string }
