import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const WEB = join(dirname(fileURLToPath(import.meta.url)), '..')
const ENTRY = 'index.html'
/** What the shell of the application says of itself; a page for search engines says its own. */
const OF_THE_SHELL = /\s*<meta\s+name="(?:robots|description)"[^>]*>/g

/**
 * Writes dist/prerendered/<page>.html for the public pages; manifest.json: address in lower case → file in dist; and
 * indexed.json: the same → its address for search engines. Where the installation stands the server fills in.
 */
export async function prerender(web = WEB) {
  const dist = join(web, 'dist')
  const shell = await readFile(join(dist, ENTRY), 'utf8')
  const chunks = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
  const { PUBLIC_ENTRY, renderPublicPages } = await import(
    pathToFileURL(join(web, '.build/prerender/prerender.js')).href
  )

  const files = {}
  const indexed = {}
  await mkdir(join(dist, 'prerendered'), { recursive: true })
  for (const page of await renderPublicPages()) {
    const file = `${page.path.slice(1).replaceAll('/', '-') || 'landing'}.html`
    const links = headLinks(chunks, [PUBLIC_ENTRY, page.module])
    await writeFile(join(dist, 'prerendered', file), fillShell(shell, page, links))
    files[page.path] = `prerendered/${file}`
    if (page.canonical !== null) indexed[page.path] = page.canonical
  }
  await writeFile(join(dist, 'prerendered/manifest.json'), `${JSON.stringify(files, null, 2)}\n`)
  await writeFile(join(dist, 'prerendered/indexed.json'), `${JSON.stringify(indexed, null, 2)}\n`)
  return files
}

function fillShell(shell, { path, head, canonical, html }, links) {
  return shell
    .replace(OF_THE_SHELL, (told) => (canonical === null ? told : ''))
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('</head>', () => `${links}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${path}">${html}</div>`)
}

/** Styles of the page's own chunks, which the entry does not link, and an early start for their scripts. */
function headLinks(chunks, modules) {
  const loaded = new Set(chunksUnder(chunks, [ENTRY]))
  const own = chunksUnder(chunks, modules).filter((key) => !loaded.has(key))
  const styles = new Set(own.flatMap((key) => chunks[key].css ?? []))
  const scripts = own.map((key) => chunks[key].file)
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('\n    ')
}

function chunksUnder(chunks, keys, found = new Set()) {
  for (const key of keys) {
    if (found.has(key)) continue
    if (chunks[key] === undefined) throw new Error(`The build has no chunk for ${key}`)
    found.add(key)
    chunksUnder(chunks, chunks[key].imports ?? [], found)
  }
  return [...found]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = await prerender()
  console.log(`prerendered ${Object.keys(files).length} pages`)
}
