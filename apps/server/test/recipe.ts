import type { World } from './isolation-world.ts'
import type { Upload } from './upload.ts'
import type { TestApp } from './world.ts'

export type Played = { path: string; body?: object; upload?: Upload }

/** How to play a call on a world. `personal`: it carries no id of a company, so there is no other's to try. */
export type Recipe = {
  play(world: World): Played
  personal?: true
  /** What must be so for the owner's control to succeed. */
  before?(app: TestApp, world: World): Promise<void>
}

export type Smuggled = {
  name: string
  method: 'POST' | 'PATCH'
  play(own: World, foreign: World): Played
}
