import { describe, expect, test } from 'vitest'
import { canonicalAddress } from './canonical-address.ts'

const SAME = null

describe('адрес: посетитель и вошедший', () => {
  test.each([
    // address, visitor, signed in
    ['/', SAME, '/notifications'],
    ['/main', SAME, '/notifications'],
    ['/Main', SAME, '/notifications'],
    ['/main/', '/main', '/notifications'],
    ['/login', SAME, '/notifications'],
    ['/Login', SAME, '/notifications'],
    ['/login/', '/main', '/notifications'],
    ['/Register', SAME, '/notifications'],
    ['/REGISTER/', '/main', '/notifications'],
    ['/PrivacyPolicy', SAME, SAME],
    ['/privacypolicy', SAME, SAME],
    ['/PrivacyPolicy/', '/main', '/notifications'],
    ['/ContractOffer', SAME, SAME],
    ['/about', SAME, SAME],
    ['/templates', SAME, SAME],
    ['/terms/', '/main', '/notifications'],
    ['/password/reset?token=a/b', SAME, SAME],
    ['/acknowledge/aB-3_x', SAME, SAME],
    ['/department/aB-3_x', SAME, SAME],
    ['/unsubscribe/u7-5-aB_3', SAME, SAME],
    ['/invitation/aB-3_x', SAME, SAME],
    ['/acknowledge', SAME, SAME],
    ['/acknowledge/a/b', SAME, SAME],

    ['/notifications', '/main', SAME],
    ['/notifications/summary', '/main', SAME],
    ['/notifications/', '/main', '/notifications'],
    ['/notifications/memos', '/main', SAME],
    ['/notifications/memos/', '/main', '/notifications'],
    ['/notifications/incident/7', '/main', SAME],
    ['/news', '/main', SAME],
    ['/news/5', '/main', SAME],
    ['/news/5/', '/main', '/notifications'],
    ['/company/list', '/main', '/company/list/main'],
    ['/company/list/', '/main', '/notifications'],
    ['/company/list/registry', '/main', SAME],
    ['/settings', '/main', '/settings/company'],
    ['/Settings/Account', '/main', SAME],
    ['/settings/company/', '/main', '/notifications'],
    ['/employees', '/main', '/employees/main'],
    ['/employees/', '/main', '/notifications'],
    ['/employees/ppe', '/main', SAME],
    ['/employees/:12', '/main', '/employees/:12/main'],
    ['/employees/:12/', '/main', '/employees/:12/main'],
    ['/employees/%3A12/', '/main', '/employees/:12/main'],
    ['/employees/%3a12/sout', '/main', '/employees/:12/sout'],
    ['/employees/:12/position', '/main', SAME],
    ['/employees/:12/position/', '/main', '/notifications'],
    ['/company/list/main?date=2026-01-02#x', '/main', SAME],

    ['/employees/12/main', SAME, SAME],
    ['/employees/:12a/main', SAME, SAME],
    ['/employees/:0/main', SAME, SAME],
    ['/employees/:12/risks', SAME, SAME],
    ['/news/abc', SAME, SAME],
    ['/settings/unknown', SAME, SAME],
    ['/nowhere', SAME, SAME],
    ['/nowhere/', '/nowhere', '/nowhere'],
    ['//evil.example/main', '/evil.example/main', '/evil.example/main'],
    ['//', '/', '/notifications'],
  ])('%s → %s | %s', (address, visitor, signedIn) => {
    expect(canonicalAddress(address, false)).toBe(visitor ?? address)
    expect(canonicalAddress(address, true)).toBe(signedIn ?? address)
  })
})
