// `npm start`: from whatever state the folder is in to a served page. `npm run demo`: the same with a filled company.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuild, ensureDependencies, ensureNode, ROOT } from './setup.mjs'

ensureNode()
ensureDependencies()
ensureBuild()

const demo = process.argv.includes('--demo')
const server = spawn(
  process.execPath,
  ['--enable-source-maps', join(ROOT, 'apps/server/dist/main.js'), ...(demo ? ['--demo'] : [])],
  {
    cwd: ROOT,
    stdio: 'inherit',
  },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)))
