import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dropOpenDrafts, hasDraft, readKeptDraft } from '../../lib/form/drafts.ts'
import { typedForm } from '../../lib/form/typed-form.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { dropAllDrafts } from '../../lib/kept-drafts.ts'
import { submit, type } from '../../testing/form.ts'
import { mount, unmount } from '../../testing/mount.ts'
import { press } from '../../testing/open-page.tsx'
import { TextField } from '../text-field.tsx'
import { DraftLine } from './draft-line.tsx'

const tokenOf = (username: string) =>
  `e30.${Buffer.from(JSON.stringify({ username })).toString('base64url')}.signature`

beforeEach(() => localStorage.setItem('access_token', tokenOf('anna@example.test')))
afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

interface Values {
  name: string
  photo: File | null
}
const STORED: Values = { name: 'Маяк', photo: null }

function Form({ from = STORED, draft = 'company:7' }: { from?: Values; draft?: string | null }) {
  const form = useContractForm(typedForm<Values>(), {
    from,
    draft: draft ?? undefined,
    labels: { name: 'Название' },
    save: async () => undefined,
  })
  return (
    <form
      ref={form.ref}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <DraftLine of={form.draft} />
      <TextField
        id="name"
        label="Название"
        value={form.values.name}
        onChange={(value) => form.set('name', value)}
      />
      <button type="button" onClick={() => form.set('photo', new File(['x'], 'x.jpg'))}>
        Снимок
      </button>
    </form>
  )
}

const nameIn = (page: HTMLElement) => page.querySelector<HTMLInputElement>('#name')?.value

/** The tab is loaded anew: no component has ended by itself. */
function reload(node = <Form />): HTMLElement {
  const kept = Object.entries({ ...sessionStorage })
  unmount()
  for (const [key, value] of kept) sessionStorage.setItem(key, String(value))
  return mount(node)
}

function typed(text: string): void {
  type(mount(<Form />), 'name', text)
}

describe('набранное в форме', () => {
  test('переживает обновление вкладки, и об этом сказано', () => {
    typed('Маяк-2')
    const page = reload()
    expect(nameIn(page)).toBe('Маяк-2')
    expect(page.textContent).toContain('Восстановлено то, что вы набирали.')
  })

  test('отбрасывается одной кнопкой', async () => {
    typed('Маяк-2')
    const page = reload()
    await press(page, 'Отбросить')
    expect([nameIn(page), hasDraft('company:7'), page.textContent?.includes('Восстановлено')]).toEqual([
      'Маяк',
      false,
      false,
    ])
  })

  test('записанное больше не восстанавливается', async () => {
    const page = mount(<Form />)
    type(page, 'name', 'Маяк-2')
    await submit(page)
    expect(hasDraft('company:7')).toBe(false)
  })

  test('возвращённое к записанному — не черновик', () => {
    const page = mount(<Form />)
    type(page, 'name', 'Маяк-2')
    type(page, 'name', 'Маяк')
    expect(hasDraft('company:7')).toBe(false)
  })

  test('что с тех пор записал другой, названо', () => {
    typed('Маяк-2')
    const page = reload(<Form from={{ ...STORED, name: 'Маяк-3' }} />)
    expect(nameIn(page)).toBe('Маяк-2')
    expect(page.textContent).toContain('С тех пор запись изменили — проверьте: «Название».')
  })

  test('файл не хранится', async () => {
    const page = mount(<Form />)
    await press(page, 'Снимок')
    expect(hasDraft('company:7')).toBe(false)
  })

  test('форма без имени (пароль) ничего не хранит', () => {
    type(mount(<Form draft={null} />), 'name', 'секрет')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('секрет')
  })

  test('другому человеку на том же месте не показано', () => {
    typed('Маяк-2')
    localStorage.setItem('access_token', tokenOf('boris@example.test'))
    expect(nameIn(reload())).toBe('Маяк')
  })

  test.each([
    ['вышел', dropAllDrafts],
    ['ушёл со страницы без сохранения', dropOpenDrafts],
  ])('%s — забыто', (_case, drop) => {
    typed('Маяк-2')
    drop()
    expect(hasDraft('company:7')).toBe(false)
  })

  test('через полдня забыто', () => {
    typed('Маяк-2')
    const [key = ''] = Object.keys({ ...sessionStorage })
    const inHours = (hours: number) => readKeptDraft(key, Date.now() + hours * 3_600_000)
    expect([inHours(11) === null, inHours(13) === null]).toEqual([false, true])
  })
})
