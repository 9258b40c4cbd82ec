/**
 * Puts the theme chosen on this device, stored under the key, upon the page; none stored: the system's. It stands by
 * itself, because every page carries its text as a file in its head (build-steps/theme-plugin.ts), before the first paint.
 */
export function applyTheme(key: string): void {
  const root = document.documentElement
  const chosen = localStorage.getItem(key)
  if (chosen === 'light' || chosen === 'dark') root.dataset.theme = chosen
  else delete root.dataset.theme
  // The browser's own bar takes the colour whose medium matches.
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = colour.dataset.theme
    colour.media =
      root.dataset.theme === undefined
        ? `(prefers-color-scheme: ${own})`
        : root.dataset.theme === own
          ? 'all'
          : 'not all'
  }
}
