/** The part of `navigator` that tells the browser; `userAgentData` exists in Chromium only. */
export interface BrowserSigns {
  userAgent: string
  userAgentData?: { brands: readonly { brand: string; version: string }[] } | undefined
}

export interface Browser {
  name: string
  /** Empty when the browser does not tell it. */
  version: string
}

// Every Chromium browser also calls itself Chrome and Safari, so the particular names come first.
const USER_AGENT_MARKS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Яндекс Браузер', /YaBrowser\/([\d.]+)/],
  ['Opera', /(?:OPR|OPiOS|OPT)\/([\d.]+)/],
  ['Microsoft Edge', /Edg(?:e|A|iOS)?\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['Mozilla Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Google Chrome', /(?:HeadlessChrome|Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari\//],
]

const BRANDS: Readonly<Record<string, string>> = {
  YaBrowser: 'Яндекс Браузер',
  Yandex: 'Яндекс Браузер',
  Opera: 'Opera',
  'Microsoft Edge': 'Microsoft Edge',
  'Samsung Internet': 'Samsung Internet',
  'Google Chrome': 'Google Chrome',
}

// Chromium freezes the minor parts of its user agent at zero: «131.0.0.0» says no more than «131».
function withoutZeroTail(version: string): string {
  return version.replace(/(?:\.0)+$/, '')
}

function browserFromUserAgent(userAgent: string): Browser | null {
  for (const [name, mark] of USER_AGENT_MARKS) {
    const version = mark.exec(userAgent)?.[1]
    if (version !== undefined) return { name, version: withoutZeroTail(version) }
  }
  return null
}

export function browserOf({ userAgent, userAgentData }: BrowserSigns): Browser {
  for (const { brand, version } of userAgentData?.brands ?? []) {
    const name = BRANDS[brand]
    if (name !== undefined) return { name, version: withoutZeroTail(version) }
  }
  const told = browserFromUserAgent(userAgent)
  if (told !== null && told.name !== 'Google Chrome') return told
  const chromium = userAgentData?.brands.find(({ brand }) => brand === 'Chromium')
  if (chromium !== undefined) return { name: 'Chromium', version: withoutZeroTail(chromium.version) }
  return told ?? { name: 'Неизвестный браузер', version: '' }
}

export function browserLabel(signs: BrowserSigns): string {
  const { name, version } = browserOf(signs)
  return version === '' ? name : `${name} ${version}`
}
