import { describe, expect, test } from 'vitest'
import { tokenUsername } from './token-username.ts'

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
    expect(tokenUsername(token)).toBe(expected)
  })
})
