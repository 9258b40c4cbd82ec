import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { mount } from '../../testing/mount.ts'
import { TariffSection } from './tariff-section.tsx'

const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ')

function choose(months: number): HTMLElement {
  const page = mount(<TariffSection />)
  act(() => page.querySelector<HTMLInputElement>(`input[value="${months}"]`)?.click())
  return page
}

function card(page: HTMLElement, name: string): string {
  return textOf([...page.querySelectorAll('article')].find((one) => textOf(one).startsWith(name)))
}

describe('Переключатель срока оплаты', () => {
  test('это три положения одного выбора, сначала — год', () => {
    const group = mount(<TariffSection />).querySelector('[role=radiogroup]')
    const choices = [...(group?.querySelectorAll('label') ?? [])].map(textOf)
    expect(choices).toEqual(['3 месяца', '6 месяцев', '12 месяцев'])
    expect(group?.querySelector<HTMLInputElement>('input:checked')?.value).toBe('12')
  })

  test.each([
    [3, '2 000 ₽ в месяц при оплате за 3 месяца', '3 000 ₽ в месяц при оплате за 3 месяца'],
    [6, '1 700 ₽ в месяцпри оплате за 6 месяцев', '2 500 ₽ в месяцпри оплате за 6 месяцев'],
    [12, '1 500 ₽ в месяцпри оплате за 12 месяцев', '2 300 ₽ в месяцпри оплате за 12 месяцев'],
  ])('%i месяцев: цены месяца', (months, basic, standard) => {
    const page = choose(months)
    expect(card(page, 'Базовый').replaceAll(' ', '')).toContain(basic.replaceAll(' ', ''))
    expect(card(page, 'Стандартный').replaceAll(' ', '')).toContain(standard.replaceAll(' ', ''))
  })

  test.each([
    [3, null],
    [6, 'выгода 3 000 ₽'],
    [12, 'выгода 9 000 ₽'],
  ])('%i месяцев: выгода %s', (months, saving) => {
    const words = card(choose(months), 'Стандартный')
    if (saving === null) expect(words).not.toContain('выгода')
    else expect(words).toContain(saving)
  })

  test('сравнение следует за переключателем', () => {
    const row = choose(6).querySelector('tbody tr')
    expect(textOf(row)).toMatch(/Цена месяца при оплате за 6 месяцев.*1 700 ₽.*2 500 ₽/)
  })
})
