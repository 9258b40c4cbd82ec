import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { breakpoints } from './breakpoints.ts'

const SOURCES = join(import.meta.dirname, '..')

test('каждый порог ширины что-то меняет', () => {
  const said = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx?)$/.test(file) && !file.startsWith('lib/breakpoints'))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
    .join('\n')
  const idle = Object.keys(breakpoints).filter(
    (name) => !said.includes(`--below-${name})`) && !said.includes(`'${name}'`),
  )
  expect(idle).toEqual([])
})
