import type { ExportSummary } from '@ot/contract'
import type { DailyBackups } from '../../backup/daily-backups.ts'
import { type Ctx, companyIdsOf, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { countCompany, listCompanies } from './row-queries.ts'

/** What a registered paper of the library and a record take in the archive, measured on a company of a hundred with its package. */
const DOCUMENT_BYTES = 17_000
const ROW_BYTES = 120

export async function exportSummary(ctx: Ctx, backups: DailyBackups | undefined): Promise<ExportSummary> {
  const backupMadeAt = (await backups?.newest()) ?? null
  return readScoped(ctx, async (tx) => {
    const companies: ExportSummary['companies'] = []
    for (const { id, shortName } of await listCompanies(tx, companyIdsOf(ctx))) {
      const { employees, documents, files, fileBytes, rows } = await countCompany(tx, id)
      const bytes = fileBytes + documents * DOCUMENT_BYTES + rows * ROW_BYTES
      companies.push({
        id,
        shortName,
        role: membershipOf(ctx, id).role,
        employees,
        documents,
        files,
        bytes,
      })
    }
    return { companies, backupMadeAt }
  })
}
