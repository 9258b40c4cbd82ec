import { describe, expect, test } from 'vitest'
import { words } from '../testing/kind-bodies.ts'
import { type HeadLines, template } from '../testing/template-text.ts'
import { checkTemplate } from './check-sources.ts'

const TODAY = '2026-11-28'
const HIM = '{ответственный.должность.именительный} {ответственный.фио.именительный}'
const READERS =
  'С настоящим Положением знакомят под подпись тех, кого оно касается: принимаемых — до подписания трудового договора.'

function complaints(text: string, sheet: string, head: HeadLines = {}): string {
  const regulation: HeadLines = {
    kind: 'regulation',
    title: 'Положение о пробе',
    subject: 'Положение о пробе',
    inputs: '[{ key: ответственный, label: Ответственный, type: employee }]',
    ...head,
  }
  return checkTemplate(
    template(regulation, `${words(15)}\n\n${text}\n\n!ознакомление ${sheet}`.trim()),
    TODAY,
  )
    .map(({ message }) => message)
    .filter((message) => /ознаком|знакомят/.test(message))
    .join('\n')
}

describe('кого положение называет, тот с ним ознакомлен', () => {
  test('названного нет в листе', () => {
    expect(complaints(`1.1. Пробу проводит ${HIM}.\n\n${READERS}`, '')).toContain(
      'Положение называет ответственный, а в !ознакомление его нет',
    )
  })

  test('назначенного другим приказом нет в листе', () => {
    const text = `1.1. Пробу проводит {ответственные.охрана_труда.фио.именительный}.\n\n${READERS}`
    expect(complaints(text, '')).toContain('называет ответственные.охрана_труда')
  })

  test.each(['ответственный', 'работники'])('в листе — %s', (sheet) => {
    expect(complaints(`1.1. Пробу проводит ${HIM}.\n\n${READERS}`, sheet)).toBe('')
  })

  test('инструкция о порядке действий — тоже', () => {
    const head: HeadLines = { kind: 'guide' }
    expect(complaints(`1.1. Пробу проводит ${HIM}.`, '', head)).toContain('а в !ознакомление его нет')
  })
})

describe('положение говорит, кого и когда с ним знакомят', () => {
  test('не сказано', () => {
    expect(complaints(`1.1. Пробу проводит ${HIM}.`, 'ответственный')).toContain(
      'Положение не говорит, кого, когда и как с ним знакомят',
    )
  })

  test('пострадавшего знакомят со справкой — это о другом', () => {
    expect(complaints('1.1. Пострадавшего знакомят со справкой под подпись.', '')).toContain(
      'не говорит, кого',
    )
  })

  test.each([READERS, 'Положение доводят до работников под подпись.'])('«%s»', (text) => {
    expect(complaints(`1.1. ${text}`, '')).toBe('')
  })
})
