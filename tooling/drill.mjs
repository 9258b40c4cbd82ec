// `npm run drill -- <name>`: what is too heavy for `npm test`, or needs Debian's own PostgreSQL and nginx.
import { drillCitus } from './drill/citus.mjs'
import { drillFailover } from './drill/failover.mjs'
import { drillNginx } from './drill/nginx.mjs'
import { drillOldProcess } from './drill/old-process.mjs'
import { drillOlderBackup } from './drill/older-backup.mjs'
import { drillPointInTime } from './drill/point-in-time.mjs'
import { drillUpgrade } from './drill/upgrade.mjs'
import { ensureDependencies, ensureNode } from './setup.mjs'

const DRILLS = {
  citus: drillCitus,
  failover: drillFailover,
  nginx: drillNginx,
  'old-process': drillOldProcess,
  'older-backup': drillOlderBackup,
  'point-in-time': drillPointInTime,
  upgrade: drillUpgrade,
}

ensureNode()
ensureDependencies()
const [name, ...words] = process.argv.slice(2)
const drill = DRILLS[name]
if (drill === undefined) {
  console.error(`npm run drill -- ${Object.keys(DRILLS).join(' | ')}`)
  process.exit(1)
}
process.exit((await drill(words)) ? 0 : 1)
