import { startProduct } from './product.ts'
import { makeRecords } from './section-records.ts'
import { benchSectionsGrowth } from './sections-growth-bench.ts'
import { makeStaff } from './staff.ts'
import { makeWorld } from './world.ts'

const product = await startProduct()
try {
  const world = await makeWorld(product.url)
  await makeStaff(product.url, world)
  await makeRecords(product, world)
  await benchSectionsGrowth(product, world)
} finally {
  await product.stop()
}
