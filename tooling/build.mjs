// The two bundles and the library of templates, everything `npm start` serves.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundleServer } from './server-bundle.mjs'
import { ROOT, stop } from './setup.mjs'

const SERVER_OUT = join(ROOT, 'apps/server/dist')

function runStep(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')}: код ${code}`)),
    )
  })
}

rmSync(SERVER_OUT, { recursive: true, force: true })
const steps = [
  bundleServer(
    {
      main: 'apps/server/src/main.ts',
      admin: 'apps/server/src/admin.ts',
      thread: 'apps/server/src/composition/thread.ts',
      'press-thread': 'apps/server/src/composition/press-thread.ts',
    },
    SERVER_OUT,
  ),
  runStep('npx', ['tsx', 'packages/doc-library/src/build-cli.ts', 'apps/server/dist/library.bin']),
  runStep('npm', ['run', 'build', '--silent', '--workspace', '@ot/web']),
]
const failed = (await Promise.allSettled(steps)).filter((step) => step.status === 'rejected')
if (failed.length > 0) stop(`Сборка не удалась: ${failed.map((step) => step.reason.message).join('; ')}`)
