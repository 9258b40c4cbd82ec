import { beforeEach, expect, test } from 'vitest'
import { applyTheme } from '../../lib/theme/apply-theme.ts'
import { THEME_KEY } from '../../lib/theme/theme-key.ts'
import { chooseTheme, chosenTheme } from './theme.ts'

const COLOURS = '<meta name="theme-color" data-theme="light"><meta name="theme-color" data-theme="dark">'

const theme = () => document.documentElement.dataset.theme
const media = () => [...document.head.querySelectorAll('meta')].map((colour) => colour.media)

beforeEach(() => {
  document.head.innerHTML = COLOURS
  return () => {
    localStorage.removeItem(THEME_KEY)
    document.head.innerHTML = ''
    delete document.documentElement.dataset.theme
  }
})

test('пока ничего не выбрано, страница следует системе', () => {
  applyTheme(THEME_KEY)
  expect(theme()).toBeUndefined()
  expect(chosenTheme()).toBe('system')
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})

test('выбранная тема держится на странице и в хранилище, полоса браузера — её цвета', () => {
  chooseTheme('dark')
  expect(theme()).toBe('dark')
  expect(chosenTheme()).toBe('dark')
  expect(media()).toEqual(['not all', 'all'])
  chooseTheme('light')
  expect(theme()).toBe('light')
  expect(media()).toEqual(['all', 'not all'])
})

test('«Как в системе» ничего за собой не оставляет', () => {
  chooseTheme('dark')
  chooseTheme('system')
  expect(theme()).toBeUndefined()
  expect(localStorage.getItem(THEME_KEY)).toBeNull()
})

test('чужое слово в хранилище — как ничего', () => {
  localStorage.setItem(THEME_KEY, 'purple')
  applyTheme(THEME_KEY)
  expect(theme()).toBeUndefined()
  expect(chosenTheme()).toBe('system')
})
