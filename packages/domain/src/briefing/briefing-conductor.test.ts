import { expect, test } from 'vitest'
import { briefingConductor } from './briefing-conductor.ts'
import type { BriefingKind } from './briefing-kinds.ts'

test.each<[BriefingKind, string | null]>([
  ['introductory', 'Проводящий вводный инструктаж'],
  ['initial', 'superior'],
  ['repeat', 'superior'],
  ['unscheduled', 'superior'],
  ['targeted', null],
  ['fire-introductory', 'Проводящий противопожарные инструктажи'],
  ['fire-initial', 'Проводящий противопожарные инструктажи'],
  ['fire-repeat', 'Проводящий противопожарные инструктажи'],
  ['fire-unscheduled', 'Проводящий противопожарные инструктажи'],
  ['fire-targeted', 'Проводящий противопожарные инструктажи'],
  ['electrical-1', 'Присваивающий группу I по электробезопасности'],
  ['civil-defence', null],
  ['emergency', null],
  ['internship', null],
])('%s — %s', (kind, by) => {
  const found = briefingConductor(kind)
  expect(found === 'superior' || found === null ? found : found.name).toBe(by)
})
