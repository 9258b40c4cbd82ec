import { Gauge, type Registry } from 'prom-client'
import { backupAgeSeconds } from '../backup/daily-backups.ts'
import type { Deps } from '../context/deps.ts'
import type { Database } from '../db/client.ts'
import { QUEUE_SCHEMA } from '../db/job-names.ts'
import { databaseReadiness } from '../db/readiness.ts'
import { number, readRows, shaped } from '../db/rows.ts'

const STILL_WAITING = `state < 'active' and start_after < now()`

/** What the alerts of `ops/prometheus` look at beside the calls; asked when somebody reads. Of several processes the worse one speaks. */
export function measureInstallation(registry: Registry, deps: Deps): void {
  measure(registry, {
    name: 'otdel_database_ready',
    help: 'Whether the database takes writing and has all migrations',
    aggregator: 'min',
    read: async () => ((await databaseReadiness(deps.database)).status === 'ready' ? 1 : 0),
  })
  measure(registry, {
    name: 'otdel_waiting_job_age_seconds',
    help: 'How long the oldest job waits whose time has come',
    aggregator: 'max',
    read: () => oldestJobAge(deps.database),
  })
  const { backups, freeDiskRatio } = deps
  if (backups !== undefined) {
    measure(registry, {
      name: 'otdel_backup_age_seconds',
      help: 'Age of the last daily backup; infinite when there is none',
      aggregator: 'max',
      read: async () => (await backupAgeSeconds(backups, deps.clock)) ?? Number.POSITIVE_INFINITY,
    })
  }
  if (freeDiskRatio !== undefined) {
    measure(registry, {
      name: 'otdel_disk_free_ratio',
      help: 'Free part of the disk with the data folder',
      aggregator: 'min',
      read: freeDiskRatio,
    })
  }
}

type Measured = { name: string; help: string; aggregator: 'min' | 'max'; read(): Promise<number> }

function measure(registry: Registry, { read, ...named }: Measured): void {
  new Gauge({
    ...named,
    registers: [registry],
    async collect() {
      this.set(await read())
    },
  })
}

/** A database that is away has its own metric: then this one is silent. */
async function oldestJobAge(database: Database): Promise<number> {
  if ((await databaseReadiness(database)).status === 'unavailable') return Number.NaN
  const [row] = await readRows(
    database.pool,
    shaped({ age: number }),
    `select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as age from ${QUEUE_SCHEMA}.job where ${STILL_WAITING}`,
  )
  return row?.age ?? 0
}
