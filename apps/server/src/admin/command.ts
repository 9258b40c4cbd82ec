import type { AppSettings } from '../context/deps.ts'
import type { Database } from '../db/client.ts'
import type { Instant } from '../foundation/clock.ts'
import type { Jobs } from '../jobs/jobs.ts'

/** What a command of the operator may use. */
export type Operator = {
  database: Database
  now: Instant
  settings: Pick<AppSettings, 'publicUrl' | 'supportEmail'>
  /** Where the operator stands: relative names of files start here. */
  folder: string
  /** The data folder of the installation. */
  dataDir: string
  /** The queue of letters, opened when first asked for. */
  jobs(): Promise<Jobs>
}

export type Command = {
  /** Placeholders of its arguments, «<файл.md> <дата>»; empty when it takes none. */
  parameters: string
  summary: string
  /** Answers the lines to print; what the operator did wrong is a WrongCommand. */
  run(operator: Operator, parameters: readonly string[]): Promise<string>
}

/** Commands under one word: `news publish`; the one under an empty name is the word itself. */
export type CommandGroup = { name: string; commands: Readonly<Record<string, Command>> }

/** The operator's mistake; its message is what they read. */
export class WrongCommand extends Error {}
