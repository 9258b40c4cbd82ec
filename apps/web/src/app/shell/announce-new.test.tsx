import { act, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { useNewsBlink } from '../../lib/news-blink.ts'
import { mount } from '../../testing/mount.ts'
import { useAnnounceNew } from './announce-new.ts'

type Seen = { companyId: number; all: number; unread: number }

const seen: { count: Seen | undefined; blinks: boolean; change: () => void } = {
  count: undefined,
  blinks: false,
  change: () => undefined,
}

function Icon() {
  const [, setTurn] = useState(0)
  seen.change = () => setTurn((turn) => turn + 1)
  useAnnounceNew(seen.count?.companyId ?? 1, seen.count)
  seen.blinks = useNewsBlink()
  return null
}

/** Whether the icon blinks after the counts came one after another. */
async function blinksAfter(counts: readonly (Seen | undefined)[]): Promise<boolean> {
  seen.count = counts[0]
  mount(<Icon />)
  for (const count of counts.slice(1)) {
    seen.count = count
    await act(async () => seen.change())
  }
  return seen.blinks
}

const of = (all: number, unread: number, companyId = 1): Seen => ({ companyId, all, unread })

describe('значок уведомлений мигает', () => {
  test.each<[string, boolean, readonly (Seen | undefined)[]]>([
    ['пришло новое', true, [of(3, 1), of(4, 2)]],
    ['первые уведомления новой организации', true, [undefined, of(0, 0), of(2, 2)]],
    ['при открытии страницы — нет', false, [undefined, of(5, 5)]],
    ['прочитанное возвращено в непрочитанные — нет', false, [of(4, 1), of(4, 2)]],
    ['своя заявка, прочитанная сразу, — нет', false, [of(3, 1), of(4, 1)]],
    ['выбрана другая организация — нет', false, [of(3, 1), of(9, 7, 2)]],
  ])('%s', async (_case, isBlinking, counts) => {
    expect(await blinksAfter(counts)).toBe(isBlinking)
  })
})
