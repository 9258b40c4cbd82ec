import { benchArchive } from './archive-bench.ts'
import { benchCompany, reportMemory } from './company-bench.ts'
import { benchLibrary } from './library-bench.ts'
import { benchLighthouse } from './lighthouse-bench.ts'
import { startProduct } from './product.ts'
import { makeWorld } from './world.ts'

const SECTIONS = ['engine', 'http', 'lighthouse'] as const

/** `npm run bench`, or `npm run bench -- engine http`: only some of it. */
const asked = process.argv.slice(2)
const wanted = (section: (typeof SECTIONS)[number]) => asked.length === 0 || asked.includes(section)

if (wanted('engine')) await benchLibrary()
if (wanted('http') || wanted('lighthouse')) {
  const product = await startProduct()
  try {
    if (wanted('http')) {
      const world = await makeWorld(product.url)
      await benchArchive(product.url, world)
      await benchCompany(product, world)
      await reportMemory(product)
    }
    if (wanted('lighthouse')) await benchLighthouse(product.url)
  } finally {
    await product.stop()
  }
}
