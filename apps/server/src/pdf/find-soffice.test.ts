import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSoffice } from './find-soffice.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'otdel-find-'))
  await mkdir(join(folder, 'bin'))
  await writeFile(join(folder, 'bin', 'soffice'), '#!/bin/sh\n')
  await chmod(join(folder, 'bin', 'soffice'), 0o755)
  await writeFile(join(folder, 'text'), 'не программа')
  await chmod(join(folder, 'text'), 0o644)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('названный файл берётся, даже когда есть другой', () => {
  const given = join(folder, 'bin', 'soffice')
  expect(findSoffice({ given, path: '/usr/bin' })).toEqual({ soffice: given, lack: null })
})

test('программа находится в PATH', () => {
  const path = `/net/takogo:${join(folder, 'bin')}`
  expect(findSoffice({ given: undefined, path }).soffice).toBe(join(folder, 'bin', 'soffice'))
})

test.each([
  ['не исполняемый файл', 'text'],
  ['папка', 'bin'],
  ['нет такого файла', 'nothing'],
])('SOFFICE_PATH: %s — сказано, что исправить', (_case, name) => {
  const { soffice, lack } = findSoffice({ given: join(folder, name), path: join(folder, 'bin') })
  expect(soffice).toBeNull()
  expect(lack).toContain('SOFFICE_PATH')
})

test('на Windows сказано, что PDF не делается', () => {
  const { soffice, lack } = findSoffice({ given: undefined, path: join(folder, 'bin'), platform: 'win32' })
  expect(soffice).toBeNull()
  expect(lack).toContain('Linux')
})
