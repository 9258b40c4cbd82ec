import { describe, expect, test } from 'vitest'
import { brokenReference } from './sql-errors.ts'

const BROKEN = '23503'

describe('нарушенная ссылка называется своим именем', () => {
  test('сервером', () => {
    const error = Object.assign(new Error(), { code: BROKEN, constraint: 'things_place' })
    expect(brokenReference(error)).toBe('things_place')
  })

  test.each([
    'insert or update on table "things_102053" violates foreign key constraint "things_place_102053"',
    'update or delete on table "places_102050" violates foreign key constraint "things_place_102052" on table "things_102052"',
  ])('кластером: %s', (message) => {
    expect(brokenReference(Object.assign(new Error(message), { code: BROKEN }))).toBe('things_place')
  })

  test('и ничего, когда нарушено другое', () => {
    const error = Object.assign(new Error(), { code: '23505', constraint: 'things_name' })
    expect(brokenReference(error)).toBeNull()
  })
})
