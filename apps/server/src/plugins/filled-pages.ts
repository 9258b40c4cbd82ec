import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { escapeXml } from '@ot/text'
import { z } from 'zod'

/** Where the address of the installation stands in a built page. */
const PUBLIC_URL_MARK = /__PUBLIC_URL__/g
/** Nearly as small as the best level and ten times quicker: pages are filled in at every start. */
const BROTLI_LEVEL = 9

/** Address in lower case → file under the root, or the address search engines are to remember. */
const List = z.record(z.string(), z.string())

export type Encoding = 'br' | 'gzip' | 'identity'

export type FilledPage = { tag: string; bodies: Record<Encoding, Buffer> }

/** The public pages of the build by address in lower case, with the address of this installation in them. */
export async function readFilledPages(
  root: string,
  publicUrl: string,
): Promise<ReadonlyMap<string, FilledPage>> {
  const pages = Object.entries(await readList(root, 'manifest')).map(async ([address, file]) => {
    const text = await readFile(join(root, file), 'utf8')
    return [address.toLowerCase(), await filledPage(text, publicUrl)] as const
  })
  return new Map(await Promise.all(pages))
}

/** The addresses that search engines are to remember. */
export async function readIndexedAddresses(root: string): Promise<string[]> {
  return [...new Set(Object.values(await readList(root, 'indexed')))]
}

async function readList(root: string, name: 'manifest' | 'indexed'): Promise<Record<string, string>> {
  const file = join(root, 'prerendered', `${name}.json`)
  return existsSync(file) ? List.parse(JSON.parse(await readFile(file, 'utf8'))) : {}
}

async function filledPage(text: string, publicUrl: string): Promise<FilledPage> {
  const identity = Buffer.from(text.replace(PUBLIC_URL_MARK, () => escapeXml(publicUrl)))
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }),
    promisify(gzip)(identity),
  ])
  return { tag: hash('sha1', identity, 'base64url'), bodies: { br, gzip: gz, identity } }
}
