import { describe, expect, test } from 'vitest'
import { notificationsSearch, notificationsView, shownBlocks } from './notifications-view.ts'

const COUNT = { all: 12, unread: 3, important: 4, importantUnread: 1 }

describe('адрес страницы', () => {
  test.each([
    [{}, { filter: 'off', open: null }],
    [
      { filter: 'important', open: 'read' },
      { filter: 'important', open: 'read' },
    ],
    [
      { filter: 'чужое', open: 5 },
      { filter: 'off', open: null },
    ],
  ] as const)('%j', (search, view) => {
    expect(notificationsView(search)).toEqual(view)
  })

  test('молчит о том, что и так ясно', () => {
    expect(notificationsSearch({ filter: 'off', open: null })).toEqual({})
    expect(notificationsSearch({ filter: 'unread', open: 'all' })).toEqual({ filter: 'unread', open: 'all' })
  })
})

describe('блоки', () => {
  const shown = (...[view, count]: Parameters<typeof shownBlocks>) =>
    shownBlocks(view, count).map(
      ({ block, count: held, isOpen }) => `${block} ${held}${isOpen ? ' открыт' : ''}`,
    )

  test.each([
    [{ filter: 'off', open: null }, COUNT, ['unread 3 открыт', 'all 12', 'read 9']],
    [{ filter: 'off', open: 'read' }, COUNT, ['unread 3', 'all 12', 'read 9 открыт']],
    [{ filter: 'unread', open: 'read' }, COUNT, ['unread 3 открыт']],
    [{ filter: 'important', open: null }, COUNT, ['unread 1 открыт', 'all 4', 'read 3']],
    [{ filter: 'off', open: null }, { ...COUNT, unread: 0 }, ['unread 0', 'all 12 открыт', 'read 12']],
  ] as const)('%j: %j', (view, count, expected) => {
    expect(shown(view, count)).toEqual(expected)
  })

  test('каждый держит своё', () => {
    expect(shownBlocks({ filter: 'important', open: null }, COUNT).map(({ holding }) => holding)).toEqual([
      { isImportant: true, isRead: false },
      { isImportant: true, isRead: null },
      { isImportant: true, isRead: true },
    ])
  })
})
