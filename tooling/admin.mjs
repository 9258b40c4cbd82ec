// `npm run admin -- …`: the operator's work, on the same settings as `npm start`.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuild, ensureDependencies, ensureNode, ROOT } from './setup.mjs'

ensureNode()
ensureDependencies()
ensureBuild()
const result = spawnSync(
  process.execPath,
  [join(ROOT, 'apps/server/dist/admin.js'), ...process.argv.slice(2)],
  {
    cwd: ROOT,
    stdio: 'inherit',
  },
)
process.exit(result.status ?? 1)
