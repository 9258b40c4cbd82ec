export { namesOfNotOffice, presentChosenActivities, requireKnownActivities } from './activities.ts'
export { type ActivityRequest, listActivityRequests } from './queries.ts'
export { registerActivities } from './routes.ts'
