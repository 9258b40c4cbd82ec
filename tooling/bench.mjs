// `npm run bench`: figures beside their peers, of the product as it is served.
import { ensureBuild, ensureDependencies, ensureNode, run } from './setup.mjs'

ensureNode()
ensureDependencies()
ensureBuild()
run(process.execPath, ['--import', 'tsx', 'bench/src/main.ts', ...process.argv.slice(2)])
