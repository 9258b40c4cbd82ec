/** The first that matches counts: most browsers also name those they descend from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/YaBrowser\//, 'Яндекс Браузер'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chromium\//, 'Chromium'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const PROGRAM = /^([\w.-]{1,40})\/[\d.]+/

/** «Chrome, Windows» of a User-Agent; a program that is no browser is called as it calls itself. Null: nothing is known. */
export function deviceName(userAgent: string | null): string | null {
  if (userAgent === null) return null
  const system = nameIn(SYSTEMS, userAgent)
  const browser = nameIn(BROWSERS, userAgent)
  if (browser !== null) return system === null ? browser : `${browser}, ${system}`
  const program = PROGRAM.exec(userAgent)?.[1]
  return program === undefined || program === 'Mozilla' ? system : program
}

function nameIn(names: readonly (readonly [RegExp, string])[], userAgent: string): string | null {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
}
