import { STEP_KEYS } from '@ot/domain'
import { z } from 'zod'
import { byId, id, instant, optionalText, pathId, requiredText } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'incidents'
const NOTE_MAX = 2000
export const EVIDENCE_BYTES_MAX = 20 * 1024 * 1024

export const Evidence = z.object({
  id,
  incidentId: id,
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int().nonnegative(),
  sha256: z.string(),
  stepKey: z.enum(STEP_KEYS).nullable(),
  note: z.string().nullable(),
  /** Of the camera, as the file says: shown to members of the company alone. */
  takenAt: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  addedAt: instant,
  addedBy: z.string().nullable(),
  /** Kept 45 years: never erased, only taken out of the materials with a reason. */
  withdrawn: z.object({ at: instant, by: z.string().nullable(), reason: z.string() }).nullable(),
})
export type Evidence = z.infer<typeof Evidence>

const byEvidence = z.strictObject({ id: pathId, evidenceId: pathId })

/** Photographs and files of an incident. */
export const incidentEvidenceRoutes = defineRoutes({
  'GET /api/incidents/:id/evidence': {
    access: 'user',
    tag,
    summary: 'Фотографии и файлы происшествия',
    params: byId,
    answer: z.array(Evidence),
  },
  'POST /api/incidents/:id/evidence': {
    access: 'user',
    tag,
    summary: 'Приложить фотографию (JPG, PNG, HEIC, WebP) или PDF до 20 МБ',
    params: byId,
    isHeavy: false,
    upload: {
      maxBytes: EVIDENCE_BYTES_MAX,
      fields: z.strictObject({ note: optionalText(NOTE_MAX), stepKey: z.enum(STEP_KEYS).optional() }),
    },
    answer: Evidence,
    status: 201,
  },
  'GET /api/incidents/:id/evidence/:evidenceId': {
    access: 'download',
    tag,
    summary: 'Приложенный файл как он был загружен',
    params: byEvidence,
    isHeavy: false,
    file: 'application/octet-stream',
  },
  'POST /api/incidents/:id/evidence/:evidenceId/withdraw': {
    access: 'user',
    tag,
    summary: 'Исключить файл из материалов с причиной; он остаётся на хранении',
    params: byEvidence,
    body: z.strictObject({ reason: requiredText(NOTE_MAX) }),
    answer: Evidence,
    undoable: true,
  },
})
