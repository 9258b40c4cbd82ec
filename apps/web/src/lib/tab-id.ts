import { randomId } from './random-id.ts'

/** Names this tab to the server, which says of every change which tab made it. */
export const tabId = randomId()
