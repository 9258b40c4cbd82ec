import { expect, test } from 'vitest'
import { mount } from '../testing/mount.ts'
import { settle } from '../testing/open-page.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

function Kept() {
  useKeptFocus()
  return (
    <>
      <a href="#content">К содержанию</a>
      <main id="content" tabIndex={-1}>
        <nav>
          <a href="/employees/briefings">Инструктажи</a>
        </nav>
        <div id="page" />
      </main>
    </>
  )
}

/** Stands on the name of a person in a list. */
function listWithFocus({ beside = '' } = {}): HTMLElement {
  mount(<Kept />)
  const page = byId('page')
  page.innerHTML = `<section id="row"><a id="name" href="/employees/:7">Ёлкина</a></section>${beside}`
  byId('name').focus()
  return page
}

function byId(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (found === null) throw new RangeError(id)
  return found
}

test('страница сменилась, в новой ещё ничего нет: фокус в содержании, а не на ссылке над шапкой', async () => {
  listWithFocus().replaceChildren()
  await settle()
  expect(document.activeElement).toBe(byId('content'))
})

test('рядом осталось, что нажать: фокус там', async () => {
  listWithFocus({ beside: '<button id="add">Добавить</button>' })
  byId('row').remove()
  await settle()
  expect(document.activeElement).toBe(byId('add'))
})

test('нажато мимо: фокус никому не возвращается', async () => {
  const page = listWithFocus()
  byId('content').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  page.replaceChildren()
  await settle()
  expect(document.activeElement).toBe(document.body)
})
