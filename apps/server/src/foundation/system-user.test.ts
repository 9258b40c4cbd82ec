import { describe, expect, test } from 'vitest'
import { planUser, type UserPlan } from './system-user.ts'

const BARE = 'root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin\n'
const MADE = `${BARE}otdel-postgres:x:998:997::/nonexistent:/usr/sbin/nologin\n`
const USERADD = '/usr/sbin/useradd'
const NOBODY = { name: 'nobody', uid: 65_534, gid: 65_533 }

describe('Чьим именем работает программа', () => {
  test.each<[string, { uid: number | null; passwd: string; useradd: string | null }, UserPlan]>([
    ['не root — сама', { uid: 1000, passwd: BARE, useradd: USERADD }, { kind: 'self' }],
    ['не root, хотя пользователь есть', { uid: 1000, passwd: MADE, useradd: USERADD }, { kind: 'self' }],
    ['Windows: номеров нет', { uid: null, passwd: '', useradd: null }, { kind: 'self' }],
    [
      'root, пользователь есть',
      { uid: 0, passwd: MADE, useradd: USERADD },
      { kind: 'use', user: { name: 'otdel-postgres', uid: 998, gid: 997 } },
    ],
    [
      'root, пользователь есть, useradd нет',
      { uid: 0, passwd: MADE, useradd: null },
      { kind: 'use', user: { name: 'otdel-postgres', uid: 998, gid: 997 } },
    ],
    [
      'root, пользователя нет',
      { uid: 0, passwd: BARE, useradd: USERADD },
      {
        kind: 'make',
        command: [
          USERADD,
          '--system',
          '--user-group',
          '--no-create-home',
          '--home-dir',
          '/nonexistent',
          '--shell',
          '/usr/sbin/nologin',
          'otdel-postgres',
        ],
      },
    ],
    ['root без useradd — nobody', { uid: 0, passwd: BARE, useradd: null }, { kind: 'borrow', user: NOBODY }],
    [
      'root без useradd и без nobody',
      { uid: 0, passwd: 'root:x:0:0::/:\n', useradd: null },
      { kind: 'refuse' },
    ],
    [
      'похожее имя и оборванная строка — не он',
      { uid: 0, passwd: `otdel-postgres-old:x:5:5::/:\notdel-postgres:x\n${BARE}`, useradd: null },
      { kind: 'borrow', user: NOBODY },
    ],
  ])('%s', (_case, machine, plan) => {
    expect(planUser('otdel-postgres', machine)).toEqual(plan)
  })
})
