import { type ActivityRequest, listActivityRequests } from '../modules/activities/index.ts'
import type { CommandGroup } from './command.ts'

export const ACTIVITY_REQUEST_COMMANDS: CommandGroup = {
  name: 'activity-requests',
  commands: {
    '': {
      parameters: '',
      summary: 'просьбы добавить вид деятельности',
      run: async ({ database }) => activityRequestsText(await listActivityRequests(database.db)),
    },
  },
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
