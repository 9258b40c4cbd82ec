import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../format/read-sources.ts'
import { type EditionsLock, editionsLockSchema, LOCK_FILE } from './editions-lock.ts'

export const LOCK_PATH = join(PACKAGE_ROOT, LOCK_FILE)

export function readLock(): EditionsLock {
  return existsSync(LOCK_PATH) ? editionsLockSchema.parse(JSON.parse(readFileSync(LOCK_PATH, 'utf8'))) : {}
}
