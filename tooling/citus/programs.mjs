// PostgreSQL 15 with Citus in it: the one named in POSTGRES_BIN, or one built once from Debian's packages and the source of Citus.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { requireDebianPostgres } from '../drill/postgres.mjs'
import { stop } from '../setup.mjs'

const VERSION = '13.2.2'
const SOURCE = process.env.CITUS_SOURCE ?? 'https://github.com/citusdata/citus'
/** Whoever runs PostgreSQL has to reach it, and nobody reaches the home of root. */
const CACHE =
  process.env.CITUS_CACHE ??
  (process.getuid?.() === 0 ? '/var/cache/otdel-citus' : join(homedir(), '.cache', 'otdel-citus'))
/** Programs and headers of one version; unpacked beside the system's, which stays as it is. */
const PACKAGES = [
  'postgresql-15',
  'postgresql-client-15',
  'postgresql-server-dev-15',
  // With its library, or the linker takes the static one, which is not for a server's extension.
  'libpq5',
  'libpq-dev',
  'libkrb5-dev',
  'krb5-multidev',
  'comerr-dev',
  'liblz4-dev',
  'libzstd-dev',
]
/** PostgreSQL 15.20 names a function of its own like one of Citus. */
const NAMED_TWICE = 'have_createdb_privilege'
const NAMED_IN = [
  'src/include/pg_version_compat.h',
  'src/backend/distributed/commands/serialize_distributed_ddls.c',
]

/** The folder of programs with Citus beside them. */
export function citusPrograms() {
  requireDebianPostgres()
  const given = process.env.POSTGRES_BIN
  if (given !== undefined) {
    if (hasCitus(given)) return given
    stop(`В POSTGRES_BIN нет Citus: ${given}/../lib/citus.so`)
  }
  const built = join(CACHE, VERSION)
  if (!hasCitus(programsIn(built))) build(built)
  return programsIn(built)
}

function programsIn(folder) {
  return join(folder, 'usr/lib/postgresql/15/bin')
}

function hasCitus(programs) {
  return existsSync(join(programs, '../lib/citus.so'))
}

/** Whole or not at all: it gets its name when everything is in it. */
function build(target) {
  console.log(`Собираю Citus ${VERSION} в ${target}: один раз, на одном ядре около шести минут`)
  const work = `${target}.building`
  rmSync(work, { recursive: true, force: true })
  for (const name of ['packages', 'root']) mkdirSync(join(work, name), { recursive: true })
  const source = join(work, 'source')
  must('взять исходный код Citus (другой адрес или папка — CITUS_SOURCE)', 'git', [
    ...['clone', '--quiet', '--depth', '1', '--branch', `v${VERSION}`, SOURCE, source],
  ])
  must('взять пакеты Debian', 'apt-get', ['download', '-qq', ...PACKAGES], join(work, 'packages'))
  const root = join(work, 'root')
  for (const file of readdirSync(join(work, 'packages')))
    must('распаковать пакет', 'dpkg', ['-x', join(work, 'packages', file), root])
  giveOtherName(source)
  // A clone knows no times: make would take it for older than what it is made of, and call autoconf.
  utimesSync(join(source, 'configure'), new Date(), new Date())
  compile(source, root)
  renameSync(root, target)
  rmSync(work, { recursive: true, force: true })
}

function giveOtherName(source) {
  for (const name of NAMED_IN) {
    const path = join(source, name)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(NAMED_TWICE, `citus_${NAMED_TWICE}`))
  }
}

/** The programs find their own folders by where they lie, so nothing is written outside. */
function compile(source, root) {
  const include = `-I${root}/usr/include -I${root}/usr/include/mit-krb5`
  const library = `-L${root}/usr/lib/${triplet()} -L${root}/usr/lib/${triplet()}/mit-krb5`
  const env = {
    ...process.env,
    PG_CONFIG: join(programsIn(root), 'pg_config'),
    CPPFLAGS: include,
    LDFLAGS: library,
  }
  must(
    'настроить сборку Citus',
    './configure',
    ['--without-libcurl', '--without-lz4', '--without-zstd'],
    source,
    env,
  )
  must('собрать Citus', 'make', ['--silent', 'with_llvm=no', 'install'], source, env)
}

function triplet() {
  return spawnSync('gcc', ['-print-multiarch'], { encoding: 'utf8' }).stdout?.trim() ?? ''
}

/** What is told of a failure is all that the command has said. */
function must(work, command, parameters, cwd = '/', env = process.env) {
  const done = spawnSync(command, parameters, { cwd, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (done.status === 0) return
  const said =
    done.error?.message ?? `${done.stdout}\n${done.stderr}`.trim().split('\n').slice(-20).join('\n')
  stop(`Не удалось ${work}: ${said}`)
}
