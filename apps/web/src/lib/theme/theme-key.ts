/** Where a device keeps the theme that was chosen on it. */
export const THEME_KEY = 'theme'
