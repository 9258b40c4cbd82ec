import { describe, expect, test } from 'vitest'
import { tokenClaim, tokenLifetime } from './token-claim.ts'

function tokenWith(claims: string): string {
  return `e30.${Buffer.from(claims).toString('base64url')}.signature`
}

describe('имя пользователя из токена', () => {
  test.each([
    [tokenWith('{"username":"ivanov@example.ru"}'), 'ivanov@example.ru'],
    [tokenWith('{"username":"Семён Щёголев ÿ?>"}'), 'Семён Щёголев ÿ?>'],
    [tokenWith('{"sub":"1"}'), null],
    [tokenWith('не JSON'), null],
    ['abc.%%%.def', null],
    ['', null],
  ])('%s → %s', (token, expected) => {
    expect(tokenClaim(token, 'username')).toBe(expected)
  })
})

test('день удаления аккаунта — только когда он назначен', () => {
  expect(tokenClaim(tokenWith('{"username":"a","deletionOn":"2026-12-22"}'), 'deletionOn')).toBe('2026-12-22')
  expect(tokenClaim(tokenWith('{"username":"a"}'), 'deletionOn')).toBeNull()
})

test.each([
  ['{"iat":100,"exp":1000}', 900_000],
  ['{"iat":100}', null],
  ['{"iat":"100","exp":"1000"}', null],
])('срок токена: %s → %s', (claims, expected) => {
  expect(tokenLifetime(tokenWith(claims))).toBe(expected)
})
