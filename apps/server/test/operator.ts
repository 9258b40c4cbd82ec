import type { Operator } from '../src/admin/command.ts'
import type { TestApp } from './world.ts'

/** The operator at the terminal beside this application; files are named from `folder`. */
export function operatorOf({ deps, clock }: TestApp, folder = '.', dataDir = folder): Operator {
  const { database, jobs, settings } = deps
  return { database, settings, folder, dataDir, now: clock.now(), jobs: async () => jobs }
}
