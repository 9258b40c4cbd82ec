import { act } from 'react'
import { expect, test } from 'vitest'
import { mount } from '../../testing/mount.ts'
import { PageView } from './paper-page.tsx'

const VALUE = { fact: 0, x: 10, y: 10, width: 100, height: 16 }
const PAGE = { width: 595, height: 842, picture: '', words: [], values: [VALUE] }

/** What happens at each press of the value. */
function pressed(pointerType: 'touch' | 'mouse', times: number): string[] {
  const done: string[] = []
  const page = mount(
    <PageView
      page={PAGE}
      picture={undefined}
      label="Страница 1"
      isFirst
      words={['Номер документа: даётся при регистрации']}
      missing={[false]}
      onPoint={(at) => at !== null && done.at(-1) !== 'сказано' && done.push('сказано')}
      onChoose={() => done.push('переход')}
    />,
  )
  const value = page.querySelector('[role="button"]')
  for (let time = 0; time < times; time += 1) {
    act(() => {
      value?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }))
      value?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    })
  }
  return done
}

test('пальцем: первое касание говорит, откуда значение, второе ведёт туда', () => {
  expect(pressed('touch', 1)).toEqual(['сказано'])
  expect(pressed('touch', 2)).toEqual(['сказано', 'переход'])
})

test('мышью: о значении сказано при наведении, нажатие сразу ведёт туда', () => {
  expect(pressed('mouse', 1)).toEqual(['переход'])
})
