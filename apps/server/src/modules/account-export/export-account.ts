import { type ZipEntry, zipStream } from '@ot/doc-engine'
import type { Library } from '@ot/doc-library'
import { dayIn } from '@ot/domain'
import { shortDate } from '@ot/text'
import { type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { safeFileName, uniqueNames } from '../documents/index.ts'
import { type OwnPart, readOwnRows } from './account-queries.ts'
import { companyEntries } from './company-folder.ts'
import { jsonRows } from './json-parts.ts'
import { readmeText } from './readme.ts'
import { type ExportedRow, type FolderSource, listCompanies } from './row-queries.ts'

/** Where the user is nobody's employee yet, days are those of the service. */
const SERVICE_TIME_ZONE = 'Europe/Moscow'
const OWN_FOLDER = 'Аккаунт'
const NOT_WHOLE =
  'Сервер перезапускался, и часть данных не успела войти в архив. Скачайте выгрузку ещё раз.\r\n'

type Folder = { companyId: number; name: string }

/** Whoever may read may take it with him, whatever his role and the tariff. Sent as it is made. */
export async function exportAccount(ctx: Ctx, library: Library, stopping: AbortSignal): Promise<FileAnswer> {
  const { own, companies } = await readScoped(ctx, async (tx) => ({
    own: await readOwnRows(tx, ctx.userId),
    companies: await listCompanies(tx, companyIdsOf(ctx)),
  }))
  const folders = foldersOf(companies)
  const madeOn = shortDate(dayIn(ctx.now, SERVICE_TIME_ZONE))
  const readme = readmeText({ email: emailIn(own), madeOn, folders: folders.map(({ name }) => name) })
  return {
    fileName: `ОТдел, все данные на ${madeOn}.zip`,
    content: zipStream(wholeOrTold(allEntries(ctx, library, { readme, own, folders }), stopping), {
      modified: new Date(ctx.now),
    }),
  }
}

/** A server that must stop ends the file whole and says in it that it is not all. */
async function* wholeOrTold(
  entries: AsyncGenerator<ZipEntry>,
  stopping: AbortSignal,
): AsyncGenerator<ZipEntry> {
  for await (const entry of entries) {
    if (stopping.aborted) {
      yield textEntry('Выгрузка не полна.txt', NOT_WHOLE)
      return
    }
    yield entry
  }
}

async function* allEntries(
  ctx: Ctx,
  library: Library,
  { readme, own, folders }: { readme: string; own: [OwnPart, ExportedRow[]][]; folders: readonly Folder[] },
): AsyncGenerator<ZipEntry> {
  yield textEntry('README.txt', readme)
  for (const [part, rows] of own) yield textEntry(`${OWN_FOLDER}/${part}.json`, jsonRows(rows))
  const nameOf = uniqueNames()
  for (const { companyId, name: folder } of folders) {
    for await (const { name, ...entry } of companyEntries(ctx, library, companyId)) {
      yield { ...entry, name: nameOf(`${folder}/${name}`) }
    }
  }
}

function textEntry(name: string, text: string): ZipEntry {
  return { name, bytes: Buffer.from(text, 'utf8'), isText: true }
}

/** Companies that are called alike are told apart by ИНН, and by number when that is the same too. */
function foldersOf(companies: readonly FolderSource[]): Folder[] {
  const taken = new Set([OWN_FOLDER])
  return companies.map(({ id, shortName, inn }) => {
    const plain = safeFileName(shortName)
    const names = [plain, `${plain} ИНН ${inn}`, `${plain} № ${id}`]
    const name = names.find((one) => one !== '' && !taken.has(one)) ?? `Организация ${id}`
    taken.add(name)
    return { companyId: id, name }
  })
}

function emailIn(own: readonly [OwnPart, ExportedRow[]][]): string {
  const [account] = own.find(([part]) => part === 'account')?.[1] ?? []
  return String(account?.email ?? '')
}
