import { writeFileSync } from 'node:fs'
import { readSources } from './format/read-sources.ts'
import { formatProblem } from './format/template-error.ts'
import { formatLock, updateLock } from './lock/editions-lock.ts'
import { LOCK_PATH, readLock } from './lock/lock-file.ts'

const { lock, added, problems } = updateLock(readLock(), readSources())
for (const problem of problems) console.error(formatProblem(problem))
if (problems.length > 0) {
  process.exitCode = 1
} else {
  writeFileSync(LOCK_PATH, formatLock(lock))
  console.log(added.length === 0 ? 'Новых редакций нет' : `Добавлено редакций: ${added.length}`)
}
