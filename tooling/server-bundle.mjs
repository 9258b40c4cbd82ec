// Programs of the server, each in one file: `node tooling/server-bundle.mjs <folder> <program>…`.
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

if (process.argv[1]?.endsWith('server-bundle.mjs')) {
  const [folder, ...programs] = process.argv.slice(2)
  await bundleServer(programs, folder)
}
