import { benchArchive } from './archive-bench.ts'
import { benchCompany, reportMemory } from './company-bench.ts'
import { benchEmployees } from './employees-bench.ts'
import { benchEmployeesGrowth } from './employees-growth-bench.ts'
import { benchEmployeesPage } from './employees-page-bench.ts'
import { benchImport } from './import-bench.ts'
import { benchLibrary } from './library-bench.ts'
import { benchLighthouse } from './lighthouse-bench.ts'
import { benchPdf } from './pdf-bench.ts'
import { startProduct } from './product.ts'
import { makeRecords } from './section-records.ts'
import { benchSections } from './sections-bench.ts'
import { benchSectionsGrowth } from './sections-growth-bench.ts'
import { benchSectionsPage } from './sections-page-bench.ts'
import { makeStaff } from './staff.ts'
import { makeWorld } from './world.ts'

const SECTIONS = ['engine', 'http', 'employees', 'import', 'sections', 'pdf', 'lighthouse'] as const

/** `npm run bench`, or `npm run bench -- engine http`: only some of it. */
const asked = process.argv.slice(2)
const wanted = (section: (typeof SECTIONS)[number]) => asked.length === 0 || asked.includes(section)

if (wanted('engine')) await benchLibrary()
if (SECTIONS.some((section) => section !== 'engine' && wanted(section))) {
  const product = await startProduct()
  try {
    const world = await makeWorld(product.url)
    if (wanted('http')) {
      await benchArchive(product.url, world)
      await benchCompany(product, world)
      await reportMemory(product)
    }
    if (wanted('pdf')) await benchPdf(product.url, world)
    if (wanted('import')) await benchImport(product.url, world)
    if (wanted('employees') || wanted('sections')) await makeStaff(product.url, world)
    if (wanted('employees')) {
      await benchEmployees(product, world)
      await benchEmployeesGrowth(product, world)
      await benchEmployeesPage(product, world)
    }
    if (wanted('sections')) {
      await makeRecords(product, world)
      await benchSections(product, world)
      await benchSectionsGrowth(product, world)
      await benchSectionsPage(product.url, world)
    }
    if (wanted('lighthouse')) await benchLighthouse(product.url)
  } finally {
    await product.stop()
  }
}
