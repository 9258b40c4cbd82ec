import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const DIST = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist')
const TEXT = /\.(?:js|css|html|svg)$/
/** Below this a packet holds the file anyway. */
const WORTH_BYTES = 1024
const BEST_GZIP = 9

/** The server fills these in before it sends them. */
const NOT_SENT_AS_IS = join(DIST, 'prerendered')

/** Lays .br and .gz beside every text of the build: the server sends them as they are, at the best level. */
export async function compress(dist = DIST) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) => entry.isFile() && TEXT.test(entry.name) && entry.parentPath !== NOT_SENT_AS_IS,
  )
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

async function compressFile(file) {
  const bytes = await readFile(file)
  if (bytes.length < WORTH_BYTES) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: BEST_GZIP }))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await compress()
