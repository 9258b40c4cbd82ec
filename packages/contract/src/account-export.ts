import { ROLES } from '@ot/domain'
import { z } from 'zod'
import { id, instant } from './fields.ts'
import { defineRoutes } from './route.ts'

const tag = 'account'
const count = z.int().nonnegative()

export const ExportSummary = z.object({
  companies: z.array(
    z.object({
      id,
      shortName: z.string(),
      role: z.enum(ROLES),
      employees: count,
      documents: count,
      /** Own templates, scans and evidence, which are kept as they came. */
      files: count,
      /** About how large its folder of the archive will be. */
      bytes: count,
    }),
  ),
  /** The installation's own last backup; null: none yet, or its database is backed up by other means. */
  backupMadeAt: instant.nullable(),
})
export type ExportSummary = z.infer<typeof ExportSummary>

export const accountExportRoutes = defineRoutes({
  'GET /api/account/export': {
    access: 'download',
    tag,
    summary: 'Всё, что есть у пользователя и в его организациях, одним ZIP',
    query: z.strictObject({ ticket: z.string().max(200).optional() }),
    isHeavy: true,
    file: 'application/zip',
  },
  'GET /api/account/export/summary': {
    access: 'user',
    tag,
    summary: 'Что войдёт в выгрузку и сколько она примерно займёт',
    answer: ExportSummary,
  },
})
