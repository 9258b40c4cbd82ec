export { createMicrotrauma } from './create-microtrauma.ts'
export { listLateMicrotraumas, microtraumasOf } from './read-microtraumas.ts'
export { registerMicrotraumas } from './routes.ts'
