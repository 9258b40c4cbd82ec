import { describe, expect, test } from 'vitest'
import { errorFrom } from './api-error.ts'

describe('ответ с ошибкой', () => {
  test('несёт описание, поля и признак второго фактора', async () => {
    const body = {
      description: 'inn: неверный',
      errors: [{ field: 'inn', message: 'неверный' }],
      totpRequired: true,
    }
    expect(await errorFrom(Response.json(body, { status: 422 }))).toMatchObject({
      status: 422,
      description: 'inn: неверный',
      errors: [{ field: 'inn', message: 'неверный' }],
      totpRequired: true,
    })
  })

  test.each([
    ['<html>Bad gateway</html>', 'страница посредника'],
    ['', 'пустое тело'],
    ['[1]', 'не объект'],
    ['{"description": 5, "errors": "нет"}', 'чужие типы'],
  ])('без описания называет код: %s (%s)', async (body) => {
    const error = await errorFrom(new Response(body, { status: 502 }))
    expect(error).toMatchObject({ status: 502, description: 'Сервер ответил ошибкой 502.', errors: [] })
  })
})
