import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const MODULE = 'virtual:library-catalogue'
const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const PROGRAM = 'packages/doc-library/src/catalogue-cli.ts'
const MOST_BYTES = 16 * 1024 * 1024

/** Groups, titles and samples of the library, read from its texts when the pages are built. */
export function cataloguePlugin(): Plugin {
  return {
    name: 'otdel-catalogue',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: async (id) => (id === `\0${MODULE}` ? `export const CATALOGUE = ${await catalogue()}` : null),
  }
}

async function catalogue(): Promise<string> {
  const { stdout } = await promisify(execFile)('npx', ['tsx', PROGRAM], { cwd: ROOT, maxBuffer: MOST_BYTES })
  return stdout.trim()
}
