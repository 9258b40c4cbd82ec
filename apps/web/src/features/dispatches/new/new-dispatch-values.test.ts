import { describe, expect, test } from 'vitest'
import { type NewDispatchValues, newDispatchBody, newDispatchForm } from './new-dispatch-values.ts'

const VALUES: NewDispatchValues = {
  documentIds: [5],
  employeeIds: [12, 13],
  emails: { 13: ' own@b.ru ', 99: 'left@b.ru' },
  addresses: 'Ким Лев <kim@b.ru>',
  purpose: 'acquaintance',
  letter: ' Прошу до пятницы ',
  due: '',
}

describe('новая отправка', () => {
  test('несёт работников, вписанные им адреса и чужих', () => {
    expect(newDispatchBody(7, VALUES)).toEqual({
      companyId: 7,
      purpose: 'acquaintance',
      documentIds: [5],
      recipients: [
        { employeeId: 12 },
        { employeeId: 13, email: 'own@b.ru' },
        { email: 'kim@b.ru', fullName: 'Ким Лев' },
      ],
      letter: 'Прошу до пятницы',
      due: null,
    })
  })

  test.each<[Partial<NewDispatchValues>, string[]]>([
    [{}, []],
    [{ documentIds: [] }, ['documentIds']],
    [{ employeeIds: [], addresses: '' }, ['employeeIds']],
    [{ employeeIds: [], addresses: 'не адрес' }, ['addresses']],
    [{ due: '31.02' }, ['due']],
  ])('%j: неверны %j', async (changes, fields) => {
    const checked = await newDispatchForm['~standard'].validate({ ...VALUES, ...changes })
    expect((checked.issues ?? []).map(({ path }) => path?.[0])).toEqual(fields)
  })
})
