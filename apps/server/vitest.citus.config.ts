import { defineConfig, mergeConfig } from 'vitest/config'
import server from './vitest.config.ts'

/** The same tests on a coordinator and its machines, and those of the cluster itself: `npm run test:citus` begins the servers. */
export default mergeConfig(
  server,
  defineConfig({ test: { include: ['test/cluster/*.cluster.ts'], maxWorkers: 1 } }),
)
