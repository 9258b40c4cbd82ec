import { addressKind } from '@ot/domain'
import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { PUBLIC_PAGES } from './public-pages.ts'
import { createAppRouter } from './router.ts'

const router = createAppRouter(createMemoryHistory())

/** Every page of the application with an id in the place of its parameter. */
const pages = Object.keys(router.routesByPath)
  .map((path) => path.replace(/\{?\$\w+\}?/g, '12'))
  .filter((path) => path !== '/')

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
    const [, , route] = router.getMatchedRoutes(address)
    expect(route?.options.staticData?.title).toBe(title)
  })

  test('номер работника пишется после двоеточия и читается без него', () => {
    const [, params] = router.getMatchedRoutes('/employees/:12/main')
    expect(params).toMatchObject({ employeeId: '12' })
    const [, , withoutColon] = router.getMatchedRoutes('/employees/12/main')
    expect(withoutColon).toBeUndefined()
  })

  test.each(pages)('%s известен таблице адресов как защищённый', (path) => {
    expect(addressKind(path)).toBe('protected')
  })

  test.each(Object.keys(PUBLIC_PAGES))('%s известен таблице адресов как открытый', (path) => {
    expect(['guest', 'open']).toContain(addressKind(path))
  })
})
