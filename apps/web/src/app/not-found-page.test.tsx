import { createMemoryHistory } from '@tanstack/history'
import { afterEach, expect, test, vi } from 'vitest'
import { mount } from '../testing/mount.ts'
import { settle } from '../testing/open-page.tsx'
import { RouterView } from '../ui/routing/router-view.tsx'
import { createAppRouter } from './router.ts'

afterEach(() => vi.restoreAllMocks())

test.each(['/employes', '/employees/:12/passport', '/notifications/holidays'])(
  'страницы %s нет: об этом сказано на ней и, разработчику, в консоли',
  async (address) => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }))
    await router.begin()
    const page = mount(<RouterView router={router} />)
    await settle()
    expect(page.querySelector('h1')?.textContent).toBe('Страница не найдена')
    expect(document.title).toMatch(/^Страница не найдена/)
    expect(said.mock.calls).toEqual([[`There is no page called ${address}`]])
  },
)
