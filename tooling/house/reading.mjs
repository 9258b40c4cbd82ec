// Which houses there are and which of them import which. Types count: a folder that needs a type of another leans on it.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import ts from 'typescript'
import { ROOT } from '../setup.mjs'

const SOURCE = /^(apps|packages|e2e|bench)\/.+\.tsx?$/
const NOT_HOUSE = /\.(test|spec|config)\.tsx?$|\/testing\/|\.d\.ts$|^apps\/(server|web)\/(test|seed)\//
const PACKAGE = /^@ot\/([^/]+)/

/** A package is one house; of an application every folder of its source is one, its loose files are its top. */
function houseOf(file) {
  const [root, name, , folder, rest] = file.split('/')
  if (root === 'packages') return name
  if (root === 'apps') return rest === undefined ? name : `${name}/${folder}`
  return root
}

function sources() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return (
    listed
      .split('\n')
      .filter((file) => SOURCE.test(file) && !NOT_HOUSE.test(file) && existsSync(join(ROOT, file)))
      // New files are listed before the others: the drawing is the same before and after they are committed.
      .sort()
  )
}

/** Map of a house to the set of houses it imports. */
export function readHouses() {
  const leans = new Map()
  for (const file of sources()) {
    const house = houseOf(file)
    const known = leans.get(house) ?? new Set()
    leans.set(house, known)
    for (const { fileName } of ts.preProcessFile(readFileSync(join(ROOT, file), 'utf8'), true, true)
      .importedFiles) {
      const target = targetHouse(file, fileName)
      if (target !== null && target !== house) known.add(target)
    }
  }
  return leans
}

function targetHouse(file, specifier) {
  const named = PACKAGE.exec(specifier)
  if (named !== null) return named[1]
  if (!specifier.startsWith('.')) return null
  const path = posix.normalize(posix.join(dirname(file), specifier))
  return SOURCE.test(path) && !NOT_HOUSE.test(path) ? houseOf(path) : null
}
