import { defineConfig, mergeConfig } from 'vitest/config'
import server from './vitest.config.ts'

/** Left out: what begins a PostgreSQL of its own, what reads a plan, which Citus answers as text within its JSON, and a migration
 * from before clusters, applied once more. */
const OF_ONE_SERVER = [
  'test/durability.test.ts',
  'src/db/embedded.test.ts',
  'test/many-companies.test.ts',
  'src/modules/facts/answers-become-facts.test.ts',
]

/** The same tests on a coordinator and its machines, and those of the cluster itself: `npm run test:citus` begins the servers. */
export default mergeConfig(
  server,
  defineConfig({
    test: { include: ['test/cluster/*.cluster.ts'], exclude: OF_ONE_SERVER, maxWorkers: 1 },
  }),
)
