export { hideStart } from './change-start.ts'
export { markPackage } from './mark-package.ts'
export { registerStart } from './routes.ts'
