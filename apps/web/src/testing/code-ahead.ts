import { beforeAll } from 'vitest'
import { loadAhead } from '../lib/idle-loads.ts'

// A page that has stood idle: what it shows later has come.
beforeAll(loadAhead)
