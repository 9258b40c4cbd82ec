import { describe, expect, it, vi } from 'vitest'
import { loadAhead } from '../lib/idle-loads.ts'
import { mount } from '../testing/mount.ts'
import { settle } from '../testing/open-page.tsx'
import { later } from './later.tsx'

const Words = ({ text }: { text: string }) => <p>{text}</p>

describe('Код, который приходит позже', () => {
  it('пришёл заранее — показан сразу', async () => {
    const load = vi.fn(async () => Words)
    const Later = later(load)
    await loadAhead()
    const page = mount(<Later text="Окно" />)
    expect(page.textContent).toBe('Окно')
    expect(load).toHaveBeenCalledOnce()
  })

  it('не пришёл — показан, когда придёт; второй раз не просят', async () => {
    const load = vi.fn(async () => Words)
    const Later = later(load)
    const page = mount(<Later text="Окно" />)
    expect(page.textContent).toBe('')
    await settle()
    expect(page.textContent).toBe('Окно')
    await loadAhead()
    expect(load).toHaveBeenCalledOnce()
  })

  it.each([true, false])('код окна в пути: видно, что окно открывается (isOpen: %s)', async (isOpen) => {
    const Window = later(async () => ({ isOpen: isThere }: { isOpen: boolean }) => <p>{String(isThere)}</p>)
    const page = mount(<Window isOpen={isOpen} />)
    expect(page.querySelector('[data-opening=true]') !== null).toBe(isOpen)
    await settle()
    expect(page.innerHTML).toBe(`<p>${isOpen}</p>`)
  })

  it('не удалось — следующее открытие просит снова', async () => {
    const load = vi.fn<() => Promise<typeof Words>>().mockRejectedValueOnce(new Error('нет сети'))
    load.mockResolvedValue(Words)
    const Later = later(load)
    await expect(loadAhead()).rejects.toThrow('нет сети')
    const page = mount(<Later text="Окно" />)
    await settle()
    expect(page.textContent).toBe('Окно')
    expect(load).toHaveBeenCalledTimes(2)
  })
})
