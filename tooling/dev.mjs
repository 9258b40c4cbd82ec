// `npm run dev`: the server from source with restarts, and the interface with hot reload on port 5173.
import { spawn } from 'node:child_process'
import { ensureDependencies, ensureNode, ROOT, run } from './setup.mjs'

ensureNode()
ensureDependencies()
run('npx', ['tsx', 'packages/doc-library/src/build-cli.ts', 'apps/server/dist/library.bin'])
const children = [
  spawn('npx', ['tsx', 'watch', 'apps/server/src/main.ts'], { cwd: ROOT, stdio: 'inherit' }),
  spawn('npx', ['vite', 'apps/web'], { cwd: ROOT, stdio: 'inherit' }),
]
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
