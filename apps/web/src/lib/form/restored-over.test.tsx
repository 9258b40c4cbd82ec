import { afterEach, beforeEach, expect, test } from 'vitest'
import { submit, type } from '../../testing/form.ts'
import { mount, unmount } from '../../testing/mount.ts'
import { press } from '../../testing/open-page.tsx'
import { ApiError } from '../http/api-error.ts'
import { conflictLines } from './save-conflict.ts'
import { typedForm } from './typed-form.ts'
import { useVersionedForm } from './use-versioned-form.ts'

const TOKEN = `e30.${Buffer.from(JSON.stringify({ username: 'anna@example.test' })).toString('base64url')}.s`

beforeEach(() => localStorage.setItem('access_token', TOKEN))
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

interface Measure {
  what: string
  by: string
}
interface Stored extends Measure {
  version: number
}

const WORDS = {
  what: { label: 'Мера', text: String },
  by: { label: 'Кто', text: String },
}
const OPENED: Stored = { what: 'Ограждение', by: 'Котов', version: 1 }
/** A colleague's: both the field that is typed here and another one. */
const SAVED: Stored = { what: 'Перила', by: 'Лосев', version: 2 }

/** The form over a record that the server has as it is in `now`. */
function MeasureForm({ opened, now, seen }: { opened: Stored; now: Stored; seen: unknown[] }) {
  const { version, ...from } = opened
  const versioned = useVersionedForm<Measure, Measure, Stored>(typedForm<Measure>(), {
    from,
    draft: 'measure:7',
    labels: { what: 'Мера', by: 'Кто' },
    version,
    readStored: () => Promise.resolve(now),
    save(_values, known, changed) {
      seen.push([known.value, changed])
      return known.value === now.version
        ? Promise.resolve()
        : Promise.reject(new ApiError(412, '', { conflict: { version: now.version, saves: [] } }))
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
      <input id="what" value={form.values.what} onChange={(event) => form.set('what', event.target.value)} />
      {form.draft !== null && (
        <button type="button" onClick={form.draft.discard}>
          Отбросить
        </button>
      )}
      {conflict !== null && (
        <>
          <output>
            {conflictLines(WORDS, { ...versioned.sides(), stored: conflict.stored })
              .map(({ label, before, stored, mine }) => `${label}: ${before} / ${stored} / ${mine ?? 'нет'}`)
              .join('; ')}
          </output>
          <button type="button" onClick={() => versioned.saveMine(conflict.stored)}>
            Сохранить моё
          </button>
        </>
      )}
    </form>
  )
}

/** Typed over `opened`; the tab is loaded anew, and finds what a colleague has saved since. */
function typedAndReloaded(times = 1): { page: HTMLElement; seen: unknown[] } {
  const seen: unknown[] = []
  type(mount(<MeasureForm opened={OPENED} now={OPENED} seen={seen} />), 'what', 'Щит')
  let page = document.body
  for (let time = 0; time < times; time += 1) {
    const kept = Object.entries({ ...sessionStorage })
    unmount()
    for (const [key, value] of kept) sessionStorage.setItem(key, String(value))
    page = mount(<MeasureForm opened={SAVED} now={SAVED} seen={seen} />)
  }
  return { page, seen }
}

test.each([1, 2])(
  'восстановленное (обновлений вкладки: %i) не пишется поверх чужого молча',
  async (times) => {
    const { page, seen } = typedAndReloaded(times)
    await submit(page)
    expect(seen).toEqual([[1, { what: 'Щит' }]])
    expect(page.querySelector('output')?.textContent).toBe(
      'Мера: Ограждение / Перила / Щит; Кто: Котов / Лосев / нет',
    )
    await press(page, 'Сохранить моё')
    expect(seen[1]).toEqual([2, { what: 'Щит' }])
  },
)

test('отброшенное больше ни о чём не спрашивает', async () => {
  const { page, seen } = typedAndReloaded()
  await press(page, 'Отбросить')
  type(page, 'what', 'Сетка')
  await submit(page)
  expect(seen).toEqual([[2, { what: 'Сетка' }]])
})
