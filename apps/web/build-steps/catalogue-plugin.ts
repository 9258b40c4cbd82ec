import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const PROGRAM = 'packages/doc-library/src/catalogue-cli.ts'
const MOST_BYTES = 16 * 1024 * 1024

/** What of the catalogue each module holds; the first page needs the titles alone. */
const MODULES = {
  'virtual:library-catalogue': (groups) => `export const CATALOGUE = ${JSON.stringify(groups)}`,
  'virtual:library-titles': (groups) =>
    `export const LIBRARY_TITLES = ${JSON.stringify(groups, ['id', 'title', 'templates'])}`,
} satisfies Record<string, (groups: unknown) => string>

/** Groups, titles and samples of the library, read from its texts when the pages are built. */
export function cataloguePlugin(): Plugin {
  let catalogue: Promise<unknown> | undefined
  return {
    name: 'otdel-catalogue',
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : null),
    load: async (id) => {
      const module = Object.entries(MODULES).find(([name]) => id === `\0${name}`)
      if (module === undefined) return null
      catalogue ??= readCatalogue()
      return module[1](await catalogue)
    },
  }
}

async function readCatalogue(): Promise<unknown> {
  const { stdout } = await promisify(execFile)('npx', ['tsx', PROGRAM], { cwd: ROOT, maxBuffer: MOST_BYTES })
  return JSON.parse(stdout)
}
