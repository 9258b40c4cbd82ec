import { afterEach, expect, test } from 'vitest'
import { answerWith } from '../../testing/answer-with.ts'
import { submit, type } from '../../testing/form.ts'
import { mount } from '../../testing/mount.ts'
import { press } from '../../testing/open-page.tsx'
import { call } from '../api.ts'
import { ApiError } from '../http/api-error.ts'
import { typedForm } from './typed-form.ts'
import { useVersionedForm } from './use-versioned-form.ts'

let server = answerWith({})
afterEach(() => server.restore())

const SAVES = [{ by: 'Котов', at: '2026-11-21T09:00:00.000Z', changes: [] }]

/** A form whose record a colleague has saved: only the version 2 is taken. */
function open() {
  const seen: number[] = []
  function MeasureForm() {
    const versioned = useVersionedForm(typedForm<{ what: string }>(), {
      from: { what: 'Ограждение' },
      labels: {},
      version: 1,
      readStored: () => Promise.resolve({ version: 2 }),
      onSaved: () => undefined,
      save(_values, version) {
        seen.push(version.value)
        const conflict = { version: 2, saves: SAVES }
        return version.value === 2
          ? Promise.resolve()
          : Promise.reject(new ApiError(412, 'Обновите страницу и повторите.', { conflict }))
      },
    })
    const { form, conflict } = versioned
    return (
      <form
        ref={form.ref}
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <output>{conflict?.saves.map(({ by }) => by)}</output>
        <p>{form.problemLine}</p>
        {conflict !== null && (
          <>
            <button type="button" onClick={() => versioned.saveMine(conflict.stored)}>
              Сохранить моё
            </button>
            <button type="button" onClick={versioned.postponeConflict}>
              Закрыть
            </button>
          </>
        )}
      </form>
    )
  }
  return { page: mount(<MeasureForm />), seen }
}

test('сохранил другой: известно кто, своё записывается поверх только по слову пользователя', async () => {
  const { page, seen } = open()
  await submit(page)
  expect(page.querySelector('output')?.textContent).toBe('Котов')
  expect(page.textContent).toContain('Ваши изменения пока не записаны')
  expect(page.textContent).not.toContain('Обновите страницу')
  await press(page, 'Сохранить моё')
  expect(seen).toEqual([1, 2])
  expect(page.textContent).toBe('')
})

test('отложенный вопрос возвращается со следующей попыткой', async () => {
  const { page, seen } = open()
  await submit(page)
  await press(page, 'Закрыть')
  expect(page.querySelector('output')?.textContent).toBe('')
  await submit(page)
  expect(page.querySelector('output')?.textContent).toBe('Котов')
  expect(seen).toEqual([1, 1])
})

interface NamedView {
  name: string
}

/** Stays open after it is saved, and begins anew from what it says. */
function ViewForm() {
  const { form } = useVersionedForm<NamedView, NamedView, { version: number }>(typedForm<NamedView>(), {
    from: { name: 'Склад' },
    labels: {},
    version: 1,
    readStored: () => Promise.reject(new Error('Nobody else has saved it')),
    save: (body, version) => call('PATCH /api/list-views/:id', { params: { id: 3 }, body }, { version }),
  })
  return (
    <form
      ref={form.ref}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <input id="name" value={form.values.name} onChange={(event) => form.set('name', event.target.value)} />
      <button type="button" onClick={() => form.reset()}>
        Сначала
      </button>
    </form>
  )
}

test('форма, которая остаётся открытой, пишет поверх того, что сама записала', async () => {
  const over: (string | null)[] = []
  server = answerWith({
    'PATCH /api/list-views/3': ({ body }, headers) => {
      over.push(headers.get('If-Match'))
      return Response.json({
        ...Object(body),
        id: 3,
        companyId: 7,
        list: 'employees',
        version: 1 + over.length,
      })
    },
  })
  const page = mount(<ViewForm />)
  await submit(page)
  type(page, 'name', 'Контора')
  await submit(page)
  await press(page, 'Сначала')
  await submit(page)
  expect(over).toEqual(['"1"', '"2"', '"3"'])
})
