import { describe, expect, test } from 'vitest'
import { mount } from '../../testing/mount.ts'
import { SAMPLE_COMPANY } from '../../testing/sample-company.ts'
import { CardView } from './card-view.tsx'

function facts(place: HTMLElement): Record<string, string> {
  const rows = [...place.querySelectorAll('dl > div')]
  return Object.fromEntries(
    rows.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
  )
}

describe('Карточка организации для чтения', () => {
  test('виды деятельности показаны названиями, пустое — «не указано»', () => {
    expect(facts(mount(<CardView company={SAMPLE_COMPANY} />))).toMatchObject({
      ИНН: '7707083893',
      КПП: '773601001',
      'Виды деятельности':
        'Финансовые услуги, страхование, микрофинансы\nПроизводство пищевых продуктов и напитков',
      'Часовой пояс': 'Москва (UTC+3)',
      'Категория риска': 'не указано',
      'Как склонять ФИО': 'Родительный (кого?): Ивановой Анны Петровны',
      'Как склонять должность': 'как сделает программа',
    })
  })

  test('у предпринимателя строки КПП нет', () => {
    const soleTrader = { ...SAMPLE_COMPANY, inn: '500100732259', kpp: null }
    expect(facts(mount(<CardView company={soleTrader} />))).not.toHaveProperty('КПП')
  })

  test('пока организации нет, не указано ничего', () => {
    const values = new Set(Object.values(facts(mount(<CardView company={null} />))))
    expect(values).toEqual(new Set(['не указано', 'как сделает программа']))
  })
})
