import type { Database } from './db/client.ts'
import { type ActivityRequest, listActivityRequests } from './modules/activities/index.ts'

type Command = { summary: string; run(database: Database): Promise<string> }

/** The operator's work, one command a line of `npm run admin`. */
const COMMANDS: ReadonlyMap<string, Command> = new Map([
  [
    'activity-requests',
    {
      summary: 'просьбы добавить вид деятельности',
      run: async ({ db }) => activityRequestsText(await listActivityRequests(db)),
    },
  ],
])

export const USAGE = [
  'npm run admin -- <команда>',
  ...[...COMMANDS].map(([name, { summary }]) => `  ${name} — ${summary}`),
].join('\n')

/** What the command prints; null when there is no such command. */
export async function runAdminCommand(name: string, database: Database): Promise<string | null> {
  return (await COMMANDS.get(name)?.run(database)) ?? null
}

export function isAdminCommand(name: string): boolean {
  return COMMANDS.has(name)
}

function activityRequestsText(requests: readonly ActivityRequest[]): string {
  if (requests.length === 0) return 'Просьб нет'
  return requests.map(requestText).join('\n')
}

function requestText(request: ActivityRequest): string {
  const addresses = [request.email, request.emailAdditional].filter((address) => address !== null)
  const contact = [request.contactName, request.phone, ...addresses].join(', ')
  return `№ ${request.id} от ${request.createdAt.slice(0, 10)}: ${request.name} (${contact})`
}
