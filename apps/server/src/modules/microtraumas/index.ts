export { createMicrotrauma } from './create-microtrauma.ts'
export { listMicrotraumas, type NamedMicrotrauma } from './queries.ts'
export { listLateMicrotraumas, microtraumasOf } from './read-microtraumas.ts'
export { registerMicrotraumas } from './routes.ts'
