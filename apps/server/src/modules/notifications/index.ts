export { removeAdCard, saveAdCard, shownAdCards } from './ad-cards.ts'
export { makeNotifications } from './make-notifications.ts'
export { tellMemoSaved } from './memo-saved.ts'
export { registerNotifications } from './routes.ts'
