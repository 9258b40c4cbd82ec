// `npm run house`: draws the houses of the product and who leans on whom, from the imports themselves, into docs/images.
// With --check it only compares: the drawing of the repository is the one of its code, and no arrow goes up.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawHouse } from './house/drawing.mjs'
import { levelsOf, loopsAmong, shortArrows } from './house/levels.mjs'
import { readHouses } from './house/reading.mjs'
import { ROOT } from './setup.mjs'

const PICTURE = 'docs/images/house.svg'

const leans = readHouses()
const loops = loopsAmong(leans)
if (loops.length > 0) {
  for (const loop of loops) console.error(`Дома по кругу: ${loop.join(' → ')}`)
  process.exit(1)
}
const drawing = drawHouse(levelsOf(leans), shortArrows(leans))
const file = join(ROOT, PICTURE)
if (!process.argv.includes('--check')) {
  writeFileSync(file, drawing)
  console.log(`${PICTURE}: домов ${leans.size}`)
} else if (existsSync(file) && readFileSync(file, 'utf8') === drawing) {
  console.log(`Рисунок дома: домов ${leans.size}, стрелок вверх 0`)
} else {
  console.error(`${PICTURE} нарисован не с этого кода: npm run house`)
  process.exit(1)
}
