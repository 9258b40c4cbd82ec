import { browserStore } from '../../lib/session/browser-store.ts'
import type { KeyValueStore } from '../../lib/session/stored.ts'
import { applyTheme } from '../../lib/theme/apply-theme.ts'
import { THEME_KEY } from '../../lib/theme/theme-key.ts'

/** How the interface is coloured, as one chooses it; a device remembers it, not the account. */
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const THEME_LABELS: Readonly<Record<Theme, string>> = {
  system: 'Как в системе',
  light: 'Светлая',
  dark: 'Тёмная',
}

export function chosenTheme(store: KeyValueStore = browserStore()): Theme {
  const stored = store.getItem(THEME_KEY)
  return THEMES.find((theme) => theme === stored) ?? 'system'
}

/** Holds at once on this page, and in the other tabs as soon as they hear of it. */
export function chooseTheme(theme: Theme): void {
  const store = browserStore()
  if (theme === 'system') store.removeItem(THEME_KEY)
  else store.setItem(THEME_KEY, theme)
  applyTheme(THEME_KEY)
}
