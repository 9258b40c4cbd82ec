import type { ZipEntry } from '@ot/doc-engine'
import type { Library } from '@ot/doc-library'
import type { Ctx } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { documentEntries, keptEntries } from './company-files.ts'
import { companyWorkbook } from './company-workbook.ts'
import { EXPORTED_TABLE_NAMES, fileNameOf } from './exported-tables.ts'
import { jsonRows, tableParts } from './json-parts.ts'
import { readCompanyRows } from './row-queries.ts'

/** Everything of one company, by paths inside its folder: what is read first, then data, then papers and files. */
export async function* companyEntries(
  ctx: Ctx,
  library: Library,
  companyId: number,
): AsyncGenerator<ZipEntry> {
  yield { name: 'Данные.xlsx', bytes: await companyWorkbook(ctx, companyId) }
  const outer = await readScoped(ctx, (tx) => readCompanyRows(tx, companyId))
  for (const [name, rows] of Object.entries(outer)) yield jsonEntry(name, 1, jsonRows(rows))
  for (const table of EXPORTED_TABLE_NAMES) {
    let part = 0
    for await (const text of tableParts(ctx, companyId, table)) {
      part += 1
      yield jsonEntry(fileNameOf(table), part, text)
    }
  }
  yield* documentEntries(ctx, library, companyId)
  yield* keptEntries(ctx, library, companyId, 'template')
  yield* keptEntries(ctx, library, companyId, 'scan')
  yield* keptEntries(ctx, library, companyId, 'evidence')
  yield* keptEntries(ctx, library, companyId, 'photo')
}

/** `documents.json`, then `documents-2.json`. */
function jsonEntry(name: string, part: number, text: string): ZipEntry {
  const file = part === 1 ? name : `${name}-${part}`
  return { name: `JSON/${file}.json`, bytes: Buffer.from(text, 'utf8'), isText: true }
}
