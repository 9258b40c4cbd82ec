import { describe, expect, test } from 'vitest'
import { compileTemplate } from '../compile.ts'
import { type Facts, list, scope, value } from '../testing/render-body.ts'
import { paragraph, table, wordFile } from '../testing/word-file.ts'
import { missingIn } from './outline.ts'

const dictionary = [
  value('город'),
  value('почта'),
  list('работники', [value('фио'), value('должность'), list('дети', [value('имя')])]),
  list('пустой', [value('имя')], 0),
]

const FACTS: readonly (readonly [string, Facts])[] = [
  ['ничего не известно', {}],
  ['всё пусто', { город: null, почта: null, работники: null, пустой: null }],
  ['известен город', { город: 'Пермь' }],
  ['список без строк', { работники: [], пустой: [] }],
  ['у одного нет должности', { работники: [{ фио: 'Ли', должность: 'маляр' }, { фио: 'Ким' }] }],
  [
    'дети у одного',
    {
      работники: [
        { фио: 'Ли', дети: [{ имя: 'Ян' }, {}] },
        { фио: 'Ким', дети: null },
      ],
    },
  ],
]

const BODIES: readonly (readonly [string, string])[] = [
  ['одни значения', paragraph('{город}, {почта}, {город}')],
  ['условие', paragraph('{#город}{город}, {почта}{/}{^город}{почта}{/}')],
  ['список', paragraph('{#работники}{фио}, {должность}, {город}{/}')],
  ['есть ли список', paragraph('{^работники}{почта}{/}{#работники}{#должность}{почта}{/}{/}')],
  ['список в списке', paragraph('{#работники}{фио}: {#дети}{имя} {почта}{/}; {/}')],
  ['список без пустых строк', paragraph('{#пустой}{имя} {почта}{/}')],
  ['строка таблицы', table(['{#работники}{фио}', '{должность}{/работники}'])],
]

const CASES = BODIES.flatMap(([body, xml]) =>
  FACTS.map(([known, facts]) => [body, known, xml, facts] as const),
)

describe('чего не хватает, известно без печати', () => {
  test.each(CASES)('%s, %s', (_body, _known, body, facts) => {
    const template = compileTemplate(wordFile({ body }), dictionary)
    const told = missingIn(template.outline, scope(facts))
    expect(told.toSorted()).toEqual([...template.render(scope(facts)).missing].toSorted())
  })

  test('краткая запись переживает JSON', () => {
    const { outline } = compileTemplate(wordFile({ body: CASES[12]?.[2] ?? '' }), dictionary)
    expect(JSON.parse(JSON.stringify(outline))).toEqual(outline)
  })
})
