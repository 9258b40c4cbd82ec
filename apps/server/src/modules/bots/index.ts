export { registerBots } from './routes.ts'
export { deliverReminder, listenToBots, sendReminders } from './send-reminders.ts'
