import { act } from 'react'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { ApiError } from '../../lib/http/api-error.ts'
import { invalidFields, submit, type } from '../../testing/form.ts'
import { mount } from '../../testing/mount.ts'
import { FormError } from '../form-error.tsx'
import { TextField } from '../text-field.tsx'

const schema = z.object({ name: z.string().trim().min(1, 'Обязательное поле'), inn: z.string() })
const stored = { name: 'Маяк', inn: '1' }

type Save = (output: unknown, changed: unknown) => Promise<unknown>

function CompanyForm({ save }: { save: Save }) {
  const form = useContractForm(schema, { from: stored, labels: { name: 'Название', inn: 'ИНН' }, save })
  return (
    <form
      ref={form.ref}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <TextField
        id="name"
        label="Название"
        value={form.values.name}
        error={form.problemOf('name')}
        onChange={(value) => form.set('name', value)}
      />
      <TextField
        id="inn"
        label="ИНН"
        value={form.values.inn}
        error={form.problemOf('inn')}
        onChange={(value) => form.set('inn', value)}
      />
      {form.problemLine !== null && <FormError text={form.problemLine} />}
    </form>
  )
}

describe('форма по схеме договора', () => {
  test('отдаёт на запись только изменённое, в проверенном виде', async () => {
    const saved: unknown[] = []
    const page = mount(<CompanyForm save={async (...given) => saved.push(given)} />)
    type(page, 'name', ' Маяк-2 ')
    await submit(page)
    expect(saved).toEqual([[{ name: 'Маяк-2', inn: '1' }, { name: 'Маяк-2' }]])
  })

  test('второе нажатие, пока идёт запись, ничего не начинает', async () => {
    let attempts = 0
    let answer = (): void => undefined
    const page = mount(
      <CompanyForm
        save={() => {
          attempts += 1
          return new Promise<void>((resolve) => {
            answer = resolve
          })
        }}
      />,
    )
    const form = page.querySelector('form')
    await act(async () => {
      form?.requestSubmit()
      form?.requestSubmit()
    })
    expect(attempts).toBe(1)
    await act(async () => answer())
    await submit(page)
    expect(attempts).toBe(2)
    await act(async () => answer())
  })

  test('неверное поле отмечено, названо в строке и получает фокус; запись не началась', async () => {
    const page = mount(<CompanyForm save={() => Promise.reject(new Error('записи быть не должно'))} />)
    type(page, 'name', '  ')
    await submit(page)
    expect(invalidFields(page)).toEqual(['name'])
    expect(page.textContent).toContain('Название: обязательное поле')
    expect(document.activeElement?.id).toBe('name')
  })

  test('ошибка сервера встаёт к полю и уходит с его изменением', async () => {
    const refusal = new ApiError(422, 'inn: Неверный ИНН', {
      errors: [{ field: 'inn', message: 'Неверный ИНН' }],
    })
    const page = mount(<CompanyForm save={() => Promise.reject(refusal)} />)
    type(page, 'inn', '2')
    await submit(page)
    expect(page.querySelector('#inn-error')?.textContent).toBe('Неверный ИНН')
    type(page, 'inn', '3')
    expect(invalidFields(page)).toEqual([])
  })
})
