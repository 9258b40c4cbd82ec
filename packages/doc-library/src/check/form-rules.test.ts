import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseTemplate } from '../format/parse-template.ts'
import { readClauses } from '../format/read-sources.ts'
import { checkTemplate } from './check-sources.ts'

const TODAY = '2026-11-27'
const FILE = new URL('../../templates/incidents/protokol-oprosa-ochevidca.md', import.meta.url)
const source = readFileSync(FILE, 'utf8')

function complaints(text: string): string[] {
  return checkTemplate(
    parseTemplate('templates/incidents/protokol-oprosa-ochevidca.md', text, readClauses()),
    TODAY,
  ).map(({ message }) => message)
}

test('форма, как она стоит в акте, замечаний не вызывает', () => {
  expect(complaints(source)).toEqual([])
})

test.each([
  ['абзац', 'Вопросы и ответы (что видел сам; что известно с чужих слов):'],
  ['пояснение', '!пояснение (заполняется разборчиво)'],
  ['графа', '!графа Телефон опрашиваемого | '],
])('в форму добавлен %s', (_name, extra) => {
  const wrong = source.replace('могу показать следующее:', `могу показать следующее:\n\n${extra}`)
  expect(complaints(wrong).join()).toContain('Форма установлена актом, этих слов в ней нет')
})

test('из формы пропали слова акта', () => {
  expect(complaints(source.replace('Протокол прочитан вслух', '')).join()).toContain(
    'В форме нет слов акта: «Протокол прочитан вслух»',
  )
})
