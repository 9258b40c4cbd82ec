import { benchArchive } from './archive-bench.ts'
import { benchClicks } from './clicks/clicks-bench.ts'
import { benchDaily } from './clicks/daily-bench.ts'
import { benchCompany, reportMemory } from './company-bench.ts'
import { benchEmployees } from './employees-bench.ts'
import { benchEmployeesPage } from './employees-page-bench.ts'
import { heading } from './figures.ts'
import { benchFirstVisit } from './first-visit-bench.ts'
import { benchGrowth, benchThousand } from './growth-bench.ts'
import { benchImport } from './import-bench.ts'
import { benchLibrary } from './library-bench.ts'
import { benchLighthouse } from './lighthouse-bench.ts'
import { benchLoop } from './loop-bench.ts'
import { benchNeighbours } from './neighbours-bench.ts'
import { benchPdf } from './pdf-bench.ts'
import { startProduct } from './product.ts'
import { benchReadiness } from './readiness-bench.ts'
import { forFigures, forSmoke } from './scale.ts'
import { benchSearch } from './search-bench.ts'
import { makeRecords } from './section-records.ts'
import { benchSections } from './sections-bench.ts'
import { benchSectionsPage } from './sections-page-bench.ts'
import { makeStaff } from './staff.ts'
import { benchTerms } from './terms-bench.ts'
import { type Bench, makeWorld } from './world.ts'

const SMOKE = '--smoke'

/** Of the product that runs, one after another. */
const PARTS: Readonly<Record<string, readonly ((bench: Bench) => Promise<void>)[]>> = {
  http: [benchArchive, benchCompany, reportMemory],
  pdf: [benchPdf],
  import: [benchImport],
  employees: [makeStaff, benchEmployees, benchEmployeesPage],
  sections: [makeStaff, makeRecords, benchSections, benchSectionsPage, benchFirstVisit],
  terms: [benchTerms],
  readiness: [makeStaff, makeRecords, benchReadiness],
  search: [makeStaff, makeRecords, benchSearch],
  loop: [benchLoop],
  growth: [makeStaff, makeRecords, benchGrowth],
  thousand: [makeStaff, makeRecords, benchThousand],
  clicks: [benchClicks, benchDaily],
  neighbours: [benchNeighbours],
  lighthouse: [benchLighthouse],
}
const ENGINE = 'engine'
/** Only by name: a thousand companies take gigabytes and most of an hour. */
const BY_NAME = 'thousand'
/** On little data a thousand companies are as few as these, and the same calls are compared. */
const WITHIN_IT = 'growth'
const ALL = [ENGINE, ...Object.keys(PARTS)]

/** `npm run bench`, or `npm run bench -- engine http`: only some of it; `--smoke`: whether every part still works. */
const words = process.argv.slice(2)
const scale = words.includes(SMOKE) ? forSmoke : forFigures
const named = words.filter((word) => word !== SMOKE)
const unknown = named.filter((word) => !ALL.includes(word))
if (unknown.length > 0) throw new Error(`there is no ${unknown.join(', ')}; there are ${ALL.join(', ')}`)
const wanted =
  named.length > 0
    ? ALL.filter((part) => named.includes(part))
    : ALL.filter((part) => part !== (words.includes(SMOKE) ? WITHIN_IT : BY_NAME))

const failures: string[] = []

/** A part that fails leaves the others their turn, and is told of at the end. */
async function attempt(part: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(error)
    failures.push(part)
  }
}

if (wanted.includes(ENGINE)) await attempt(ENGINE, () => benchLibrary(scale))
const onProduct = wanted.filter((part) => part !== ENGINE)
if (onProduct.length > 0) {
  const product = await startProduct()
  try {
    const world = await makeWorld(product)
    for (const part of onProduct)
      await attempt(part, async () => {
        for (const step of PARTS[part] ?? []) await step({ scale, product, world })
      })
  } finally {
    await product.stop()
  }
}
heading(failures.length === 0 ? `Измерено: ${wanted.join(', ')}` : `Не измерено: ${failures.join(', ')}`)
process.exitCode = failures.length === 0 ? 0 : 1
