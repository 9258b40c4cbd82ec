export { remindUnread } from './remind-unread.ts'
export { registerDispatches } from './routes.ts'
