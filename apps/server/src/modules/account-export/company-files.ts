import type { ZipEntry } from '@ot/doc-engine'
import type { Library } from '@ot/doc-library'
import type { Ctx } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { documentFileName, readDocumentFile, safeFileName } from '../documents/index.ts'
import {
  type ExportedFile,
  findKeptBytes,
  type KeptKind,
  listKeptFiles,
  listStoredDocuments,
  type StoredDocument,
} from './file-queries.ts'

const VOID_FOLDER = 'Аннулированные'

/** Every registered document, made when the reader has come to it; what could not be made is listed in its place. */
export async function* documentEntries(
  ctx: Ctx,
  library: Library,
  companyId: number,
): AsyncGenerator<ZipEntry> {
  const documents = await readScoped(ctx, (tx) => listStoredDocuments(tx, companyId))
  const notMade: string[] = []
  for (const document of documents) {
    const name = documentPath(library, document)
    try {
      const { content } = await readDocumentFile(ctx, library, document.id)
      yield { name, bytes: content }
    } catch (error) {
      // One broken paper must not keep the user from all the others.
      notMade.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  if (notMade.length > 0) {
    const text = `\ufeff${notMade.join('\r\n')}\r\n`
    yield { name: 'Документы/Не сформировано.txt', bytes: Buffer.from(text, 'utf8'), isText: true }
  }
}

function documentPath(library: Library, { group, isVoid, ...document }: StoredDocument): string {
  const title = library.groups.find(({ id }) => id === group)?.title ?? group
  const folder = isVoid ? `${safeFileName(title)}/${VOID_FOLDER}` : safeFileName(title)
  return `Документы/${folder}/${documentFileName(document)}`
}

const FOLDERS = {
  template: 'Свои шаблоны',
  scan: 'Сканы подписей',
  evidence: 'Материалы расследований',
  photo: 'Фотографии работников',
} satisfies Record<KeptKind, string>

/** Files as they came, one at a time. */
export async function* keptEntries(
  ctx: Ctx,
  library: Library,
  companyId: number,
  kind: KeptKind,
): AsyncGenerator<ZipEntry> {
  const files = await readScoped(ctx, (tx) => listKeptFiles(tx, companyId, kind))
  for (const file of files) {
    const bytes = await readScoped(ctx, (tx) => findKeptBytes(tx, { companyId, kind, id: file.id }))
    if (bytes !== null) yield { name: `${FOLDERS[kind]}/${keptPath(library, kind, file)}`, bytes }
  }
}

/** The number of the record keeps apart files that were called alike. */
function keptPath(library: Library, kind: KeptKind, { id, folder, name }: ExportedFile): string {
  const named = safeFileName(`${id} ${name}`)
  switch (kind) {
    case 'template':
      return `${safeFileName(library.find(folder)?.title ?? folder)}/${named}`
    case 'scan':
      return `Отправка ${folder}/${named}`
    case 'photo':
      return named
    case 'evidence':
      return `${safeFileName(folder)}/${named}`
  }
}
