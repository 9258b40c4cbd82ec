import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isStandardCode } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { findPosition } from '../index.ts'
import { STANDARD_OF, STANDARDS } from './standards.ts'

const TEMPLATES = join(import.meta.dirname, '../../../doc-library/templates')

describe('профессиональные стандарты', () => {
  test('коды записаны по маске и не повторяются, должности существуют', () => {
    const codes = STANDARDS.map(({ code }) => code)
    expect(codes.filter((code) => !isStandardCode(code))).toEqual([])
    expect(new Set(codes).size).toBe(codes.length)
    expect([...STANDARD_OF.keys()].filter((id) => findPosition(id) === null)).toEqual([])
  })

  test('справочник знает стандарт специалиста по охране труда', () => {
    expect(findPosition(9)?.standard).toMatchObject({
      code: '40.054',
      name: 'Специалист в области охраны труда',
    })
    expect(findPosition(1)?.standard).toBeNull()
  })

  test('бумага, которая называет стандарт, печатает его код', () => {
    const papers = readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md'))
      .map((file) => ({ file, text: readFileSync(join(TEMPLATES, file), 'utf8') }))
    const named = STANDARDS.flatMap(({ code, name }) =>
      papers
        .filter(({ text }) => text.includes(`«${name}»`))
        .map(({ file, text }) => ({ file, hasCode: text.includes(`«${name}» (код ${code})`) })),
    )
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(({ hasCode }) => !hasCode)).toEqual([])
  })
})
