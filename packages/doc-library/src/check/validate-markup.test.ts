import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { validateMarkup } from './validate-markup.ts'

const folder = mkdtempSync(join(tmpdir(), 'ot-validator-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Answers as the program does: one file, one object, a code when it found something. */
function programThatAnswers(answer: string, code: number): string {
  const path = join(folder, `program-${code}`)
  writeFileSync(path, `#!/bin/sh\ncat <<'END'\n${answer}\nEND\nexit ${code}\n`)
  chmodSync(path, 0o755)
  return path
}

const prints = [{ name: 'prikaz завод', bytes: Buffer.from('docx'), complaints: [] }]

test('верная разметка — ни одного замечания', async () => {
  expect(await validateMarkup(programThatAnswers('{"ok":true,"errors":[]}', 0), prints)).toEqual([])
})

test('ошибка названа с бумагой и местом', async () => {
  const found = [
    { description: 'Лишний элемент', path: '/word/document.xml', xPath: '/w:document[1]', id: 'x' },
  ]
  const program = programThatAnswers(JSON.stringify({ ok: false, errors: found }), 1)
  expect(await validateMarkup(program, prints)).toEqual([
    'prikaz завод — разметка: Лишний элемент (/word/document.xml /w:document[1])',
  ])
})

test('программа, которая не ответила, — ошибка, а не тишина', async () => {
  await expect(validateMarkup(join(folder, 'нет-такой'), prints)).rejects.toThrow('ENOENT')
})
