// `npm run test:citus -- <files>`: the server's tests on a database spread over a coordinator and two machines of Citus, row security on.
import { spawnSync } from 'node:child_process'
import { beginCluster, UNSAFE_BUT_FAST } from './citus/cluster.mjs'
import { ensureDependencies, ensureNode, ROOT } from './setup.mjs'

ensureNode()
ensureDependencies()
const cluster = await beginCluster(UNSAFE_BUT_FAST)
try {
  const env = {
    ...process.env,
    DATABASE_URL: `postgres://postgres@127.0.0.1:${cluster.coordinator.port}/postgres`,
    CITUS_WORKERS: cluster.workers.map(({ port }) => `127.0.0.1:${port}`).join(','),
  }
  const words = ['vitest', 'run', '--config', 'apps/server/vitest.citus.config.ts', ...process.argv.slice(2)]
  process.exitCode = spawnSync('npx', words, { cwd: ROOT, env, stdio: 'inherit' }).status ?? 1
} finally {
  cluster.end()
}
