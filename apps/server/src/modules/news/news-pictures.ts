import { readFile } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import type { Tx } from '../../db/transaction.ts'
import { errorCode } from '../../foundation/error-code.ts'
import { Invalid } from '../../foundation/errors.ts'
import { type PictureType, pictureTypeOf } from '../../foundation/picture-type.ts'
import { deleteOtherPictures, insertPicture, updateNews } from './news-queries.ts'

type Picture = { address: string; name: string; mediaType: PictureType; bytes: Buffer }

const PICTURE = /(!\[[^\]]*\]\()([^)\s]+)((?:\s+"[^"]*")?\))/g
const STORED = /^\/api\/news\/pictures\/([1-9]\d{0,15})$/
const BYTES_MAX = 2 * 1024 * 1024

/** Pictures that the text of a file names, found from the file's folder; those stored before are left alone. */
export async function readPictures(content: string, path: string): Promise<Picture[]> {
  const addresses = new Set([...content.matchAll(PICTURE)].map(([, , address = '']) => address))
  const pictures: Picture[] = []
  for (const address of addresses) {
    if (STORED.test(address)) continue
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(address)) {
      throw wrong(path, address, 'чужой адрес: положите картинку файлом рядом с текстом')
    }
    pictures.push(await readPicture(path, address))
  }
  return pictures
}

async function readPicture(path: string, address: string): Promise<Picture> {
  const place = resolve(dirname(path), decodedName(address))
  const bytes = await readFile(place).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') throw wrong(path, address, 'такого файла нет')
    throw error
  })
  if (bytes.length > BYTES_MAX) throw wrong(path, address, 'больше 2 МБ')
  const mediaType = pictureTypeOf(bytes)
  if (mediaType === null) throw wrong(path, address, 'это не PNG, JPG или WebP')
  return { address, name: basename(place), mediaType, bytes }
}

/** «схема%20цеха.png» is how Markdown writes a name with a space; a lone «%» is part of the name. */
function decodedName(address: string): string {
  return /%(?![0-9a-f]{2})/i.test(address) ? address : decodeURI(address)
}

function wrong(path: string, address: string, what: string): Invalid {
  return Invalid.field(basename(path), `картинка ${address}: ${what}`)
}

/** Stores them with the item, names them in its text by their addresses and drops those the text no longer names. */
export async function keepPictures(
  tx: Tx,
  newsId: number,
  content: string,
  pictures: readonly Picture[],
): Promise<void> {
  const addresses = new Map<string, string>()
  for (const { address, ...picture } of pictures) {
    const id = await insertPicture(tx, { ...picture, newsId })
    addresses.set(address, `/api/news/pictures/${id}`)
  }
  const stored = content.replaceAll(
    PICTURE,
    (_, before: string, address: string, after: string) =>
      `${before}${addresses.get(address) ?? address}${after}`,
  )
  if (stored !== content) await updateNews(tx, newsId, { content: stored })
  const named = [...stored.matchAll(PICTURE)].flatMap(([, , address = '']) => STORED.exec(address)?.[1] ?? [])
  await deleteOtherPictures(tx, newsId, named.map(Number))
}
