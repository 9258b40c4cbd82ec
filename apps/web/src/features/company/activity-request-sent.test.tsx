import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mount } from '../../testing/mount.ts'
import { ActivityRequestSent } from './activity-request-sent.tsx'

describe('Просьба добавить вид деятельности отправлена', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('благодарность закрывается сама через 5 секунд', () => {
    const onEnough = vi.fn()
    const place = mount(<ActivityRequestSent onEnough={onEnough} />)
    expect(place.textContent).toBe(
      'Мы оповестим вас о готовности к работе с вашей фактической деятельностью.Благодарим за участие в развитии сервиса!',
    )
    vi.advanceTimersByTime(4_999)
    expect(onEnough).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onEnough).toHaveBeenCalledOnce()
  })
})
