import { forgetCompany } from '../api.ts'

/** Loads the application anew: nothing of another company stays in memory, in the storage or on the screen. */
export function restartIn(address: string): void {
  forgetCompany()
  window.location.assign(address)
}
