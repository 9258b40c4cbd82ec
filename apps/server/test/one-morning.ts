// A process of its own that makes the notifications of one instant and ends; the test kills it in the middle.

import { connectDatabase } from '../src/db/client.ts'
import { systemClock } from '../src/foundation/clock.ts'
import { makeNotifications } from '../src/modules/notifications/index.ts'

const [url = '', now = systemClock.now()] = process.argv.slice(2)
const database = connectDatabase({ url }, (error) => console.error(error.message))
await makeNotifications({ database, clock: { now: () => now } })
await database.close()
