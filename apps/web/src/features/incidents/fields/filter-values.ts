const YEAR = /^(?:19|20)\d\d$/
const YEARS_SHOWN = 10
const TEXT_MAX = 200

/** The year an address names; null: all of them. */
export function yearIn(said: unknown): number | null {
  const year = String(said ?? '')
  return YEAR.test(year) ? Number(year) : null
}

export function saidText(said: unknown): string {
  return String(said ?? '').slice(0, TEXT_MAX)
}

/** The address is silent about «все». */
export function searchOf(view: object): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(view).filter(([, value]: [string, unknown]) => value !== null && value !== ''),
  )
}

/** The last ten, and the one in the address when it is older. */
export function yearChoices(thisYear: number, chosen: number | null) {
  const last = Array.from({ length: YEARS_SHOWN }, (_, ago) => thisYear - ago)
  const years = chosen === null || last.includes(chosen) ? last : [...last, chosen]
  return [{ value: null, label: 'За все годы' }, ...years.map((value) => ({ value, label: String(value) }))]
}
