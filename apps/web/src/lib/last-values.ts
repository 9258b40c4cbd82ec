/** Texts by the names of their fields. */
export type LastValues = Readonly<Record<string, string>>

const KEY = 'last_values'

/** What a form of this kind was saved with last: the tab knows it until it is closed or its user leaves. */
export function lastValues(kind: string): LastValues {
  return stored()[kind] ?? {}
}

export function rememberValues(kind: string, values: LastValues): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...stored(), [kind]: values }))
}

export function forgetValues(): void {
  sessionStorage.removeItem(KEY)
}

function stored(): Readonly<Record<string, LastValues>> {
  const text = sessionStorage.getItem(KEY)
  const known: unknown = text === null ? null : JSON.parse(text)
  return isStored(known) ? known : {}
}

/** Nobody else writes under this key. */
function isStored(known: unknown): known is Readonly<Record<string, LastValues>> {
  return typeof known === 'object' && known !== null
}
