// What every command needs before it can do its work. Node's own modules only: nothing is installed yet when this runs.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const LEAST_NODE = [20, 19]
const INSTALL_STAMP = join(ROOT, 'node_modules', '.installed-lock')
const BUILD_STAMP = join(ROOT, '.build', 'stamp')
const BUILT_FROM = [
  'apps',
  'packages',
  'tooling/build.mjs',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
]
const NOT_SOURCE = new Set(['node_modules', 'dist', '.build', 'test', 'test-results'])

export function stop(line) {
  console.error(line)
  process.exit(1)
}

/** Runs a command of the project and ends with its failure. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options })
  if (result.error) stop(`Не удалось запустить ${command}: ${result.error.message}`)
  if (result.status !== 0) stop(`Команда «${command} ${args.join(' ')}» завершилась с кодом ${result.status}`)
}

export function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [leastMajor, leastMinor] = LEAST_NODE
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return
  stop(`Нужен Node.js ${LEAST_NODE.join('.')} или новее, установлен ${process.versions.node}`)
}

export function ensureDependencies() {
  const lock = fingerprint([join(ROOT, 'package-lock.json')])
  if (existsSync(INSTALL_STAMP) && readFileSync(INSTALL_STAMP, 'utf8') === lock) return
  console.log('Устанавливаю зависимости…')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(INSTALL_STAMP, lock)
}

export function ensureBuild() {
  const sources = fingerprint(BUILT_FROM.flatMap((path) => filesUnder(join(ROOT, path))))
  if (existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === sources) return
  console.log('Собираю приложение…')
  run(process.execPath, ['tooling/build.mjs'])
  mkdirSync(dirname(BUILD_STAMP), { recursive: true })
  writeFileSync(BUILD_STAMP, sources)
}

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !NOT_SOURCE.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(join(path, entry.name)))
}

function fingerprint(files) {
  const hash = createHash('sha256')
  for (const file of files)
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
