import { addressKind } from '@ot/domain'
import { describe, expect, test } from 'vitest'
import { appPageAt } from './app-pages.ts'
import { PUBLIC_PAGES } from './public-pages.ts'

describe('карта адресов', () => {
  test.each([
    ['/notifications', 'Новости и уведомления'],
    ['/Notifications/Memos', 'Реестр чек-листов по заявкам'],
    ['/notifications/incident/7', 'Расследование происшествия'],
    ['/company/list/main', 'Документы'],
    ['/company/list/registry', 'Отправка документов'],
    ['/employees/main', 'Работники'],
    ['/employees/new', 'Новый работник'],
    ['/employees/import', 'Загрузка работников'],
    ['/employees/past-dates', 'Прошлые даты'],
    ['/employees/recounts', 'Пересчёт сроков'],
    ['/employees/unscheduled', 'Внеплановые мероприятия'],
    ['/employees/norms', 'Обязанности по нормам'],
    ['/employees/workplaces', 'Рабочие места'],
    ['/employees/:12/main', 'ФИО'],
    ['/EMPLOYEES/:12/risk', 'Риски'],
    ['/settings/company', 'Сведения об организации'],
    ['/settings/responsible', 'Ответственные лица'],
    ['/news/3', 'Новость'],
  ])('%s — «%s»', (address, title) => {
    expect(appPageAt(address).title).toBe(title)
  })

  test('номер работника пишется после двоеточия, без него такой страницы нет', () => {
    expect(appPageAt('/employees/:12/main').recordNumber).toBe(12)
    expect(appPageAt('/employees/12/main').title).toBe('Страница не найдена')
  })

  test('вкладки одного работника стоят в одной рамке, разделы — в другой', () => {
    const frames = (address: string) => appPageAt(address).parts.slice(0, -1)
    expect(frames('/employees/:12/main')).toEqual(frames('/employees/:13/risk'))
    expect(frames('/employees/ppe')).toEqual(frames('/employees/main'))
    expect(frames('/employees/ppe')).not.toEqual(frames('/employees/:12/ppe'))
  })

  test.each(['/', '/Login', '/about', '/employees', '/settings'])(
    'у приложения нет страницы %s',
    (address) => {
      expect(appPageAt(address).title).toBe('Страница не найдена')
    },
  )

  test.each(Object.keys(PUBLIC_PAGES))('%s известен таблице адресов как открытый', (path) => {
    expect(['guest', 'open']).toContain(addressKind(path))
  })
})
