// Programs of the server, each in one file: `node tooling/server-bundle.mjs <folder> <program>…`.
import { cpSync, mkdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { build } from 'esbuild'
import { ROOT } from './setup.mjs'

export function bundleServer(entryPoints, outdir) {
  return build({
    absWorkingDir: ROOT,
    entryPoints,
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    // Node keeps a program's text: with each Russian letter as six signs it would be twice as long in memory.
    charset: 'utf8',
    // Packages stay in node_modules; our own workspaces are TypeScript source and go into the bundle.
    plugins: [
      { name: 'own-source-only', setup: keepPackagesOutside },
      { name: 'data-beside', setup: (hooks) => keepDataBeside(hooks, resolve(ROOT, outdir, 'data')) },
    ],
    logLevel: 'warning',
  })
}

function keepPackagesOutside({ onResolve }) {
  onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@ot/') ? undefined : { path, external: true },
  )
}

/** Node keeps the text of a program for good, and a list in it as often as it stands there: read from its file, the list alone stays. */
function keepDataBeside({ onLoad }, folder) {
  onLoad({ filter: /\.json$/, namespace: 'file' }, ({ path }) => {
    const name = relative(ROOT, path).replaceAll('/', '-')
    mkdirSync(folder, { recursive: true })
    cpSync(path, join(folder, name))
    return {
      loader: 'js',
      contents: `import { readFileSync } from 'node:fs'
export default JSON.parse(readFileSync(new URL('./data/${name}', import.meta.url), 'utf8'))`,
    }
  })
}

if (process.argv[1]?.endsWith('server-bundle.mjs')) {
  const [folder, ...programs] = process.argv.slice(2)
  await bundleServer(programs, folder)
}
