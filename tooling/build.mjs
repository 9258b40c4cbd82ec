// The two bundles and the library of templates, everything `npm start` serves.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { ROOT, stop } from './setup.mjs'

const SERVER_OUT = join(ROOT, 'apps/server/dist')

async function buildServer() {
  await build({
    absWorkingDir: ROOT,
    entryPoints: {
      main: 'apps/server/src/main.ts',
      admin: 'apps/server/src/admin.ts',
      thread: 'apps/server/src/composition/thread.ts',
    },
    outdir: SERVER_OUT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    // Packages stay in node_modules; our own workspaces are TypeScript source and go into the bundle.
    plugins: [{ name: 'own-source-only', setup: keepPackagesOutside }],
    logLevel: 'warning',
  })
}

function keepPackagesOutside({ onResolve }) {
  onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@ot/') ? undefined : { path, external: true },
  )
}

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
  buildServer(),
  runStep('npx', ['tsx', 'packages/doc-library/src/build-cli.ts', 'apps/server/dist/library.bin']),
  runStep('npm', ['run', 'build', '--silent', '--workspace', '@ot/web']),
]
const failed = (await Promise.allSettled(steps)).filter((step) => step.status === 'rejected')
if (failed.length > 0) stop(`Сборка не удалась: ${failed.map((step) => step.reason.message).join('; ')}`)
