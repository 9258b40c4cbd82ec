import { forgetCompany } from '../api.ts'

/** Loads the application anew: nothing of another company stays in memory, in the storage or on the screen. */
export function restartIn(address: string): void {
  forgetCompany()
  window.location.assign(address)
}

const SECTIONS: readonly (readonly [RegExp, string])[] = [
  [/^\/employees\/:/i, '/employees/main'],
  [/^\/notifications\/incident\//i, '/notifications/incidents'],
  [/^\/notifications\/microtrauma\//i, '/notifications/microtraumas'],
  [/^\/settings\/new-company$/i, '/settings/company'],
]

/** The same page in another company; of a page about one record the section it belongs to. */
export function samePlace(path: string): string {
  return SECTIONS.find(([page]) => page.test(path))?.[1] ?? path
}
