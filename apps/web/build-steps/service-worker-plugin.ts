import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { DESK_PAGES } from '../../../packages/domain/src/page/pages.ts'

const SOURCE = new URL('../src/app/offline/service-worker.mjs', import.meta.url)
const FILE = 'service-worker.js'
const PUBLIC_PAGES = '/src/app/show-public-page.tsx'
const HASH_LENGTH = 16

type Bundle = Rolldown.OutputBundle

/** Writes the service worker of the build: which files the application may ask for, from its first script to its last dialog. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'otdel-service-worker',
    apply: (config) => config.build?.ssr === undefined || config.build.ssr === false,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entry = chunksOf(bundle).find(({ isEntry }) => isEntry)
        if (entry === undefined) throw new Error('The application has no entry')
        const files = filesFrom(bundle, [entry.fileName, ...namedByShell(bundle)])
        this.emitFile({ type: 'asset', fileName: FILE, source: filled(`/${entry.fileName}`, files) })
      },
    },
  }
}

function filled(entry: string, files: readonly string[]): string {
  const release = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, HASH_LENGTH)
  return readFileSync(SOURCE, 'utf8')
    .replace('%RELEASE%', release)
    .replace('%ENTRY%', entry)
    .replace("['%FILES%']", () => JSON.stringify(files))
    .replace('%DESK%', () => deskPattern())
}

/** `^\/(?:employees|settings)(?:\/|$)` */
function deskPattern(): string {
  const first = Object.values(DESK_PAGES).map(({ path }) => path.split('/')[1] ?? '')
  return `^\\/(?:${[...new Set(first)].join('|')})(?:\\/|$)`
}

/** What the document itself asks for. */
function namedByShell(bundle: Bundle): string[] {
  const shell = bundle['index.html']
  const text = shell?.type === 'asset' ? String(shell.source) : ''
  return [...text.matchAll(/"\/(assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? [])
}

/** These and all that they may ever load, but for the public pages. */
function filesFrom(bundle: Bundle, first: readonly string[]): string[] {
  const files = new Set<string>()
  const waiting = [...first]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = `/${name}`
    if (files.has(file)) continue
    const part = bundle[name]
    if (part?.type === 'chunk' && part.facadeModuleId?.endsWith(PUBLIC_PAGES) === true) continue
    files.add(file)
    if (part?.type !== 'chunk') continue
    const { importedCss = [], importedAssets = [] } = part.viteMetadata ?? {}
    waiting.push(...part.imports, ...part.dynamicImports, ...importedCss, ...importedAssets)
  }
  return [...files].sort()
}

function chunksOf(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((part) => part.type === 'chunk')
}
