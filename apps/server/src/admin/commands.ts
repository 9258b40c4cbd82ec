import { ACCOUNT_COMMANDS } from './accounts.ts'
import { ACTIVITY_REQUEST_COMMANDS } from './activity-requests.ts'
import { BACKUP_COMMANDS } from './backups.ts'
import { CALENDAR_COMMANDS } from './calendar.ts'
import { CARD_COMMANDS } from './cards.ts'
import { type Command, type CommandGroup, type Operator, WrongCommand } from './command.ts'
import { DISTRIBUTE_COMMANDS } from './distribute.ts'
import { INVOICE_COMMANDS } from './invoices.ts'
import { LETTER_COMMANDS } from './letters.ts'
import { NEWS_COMMANDS } from './news.ts'
import { NOTIFICATION_COMMANDS } from './notifications.ts'
import { SUPPORT_COMMANDS } from './support.ts'

/** The operator's work: one file a group, each joined here. */
const GROUPS: readonly CommandGroup[] = [
  ACCOUNT_COMMANDS,
  ACTIVITY_REQUEST_COMMANDS,
  NEWS_COMMANDS,
  NOTIFICATION_COMMANDS,
  CARD_COMMANDS,
  CALENDAR_COMMANDS,
  SUPPORT_COMMANDS,
  LETTER_COMMANDS,
  INVOICE_COMMANDS,
  ...BACKUP_COMMANDS,
  DISTRIBUTE_COMMANDS,
]

export const USAGE = ['npm run admin -- <команда>', ...GROUPS.flatMap(usageLines)].join('\n')

/** What the command prints; an unknown one is a WrongCommand with the list of those that are. */
export async function runAdmin(operator: Operator, words: readonly string[]): Promise<string> {
  const [name, ...rest] = words
  const group = GROUPS.find((candidate) => candidate.name === name)
  if (group === undefined) throw new WrongCommand(USAGE)
  const { command, parameters } = chosen(group, rest)
  return command.run(operator, parameters)
}

/** Known before a database is opened for it. */
export function requireCommand(words: readonly string[]): void {
  const group = GROUPS.find(({ name }) => name === words[0])
  if (group === undefined) throw new WrongCommand(USAGE)
  chosen(group, words.slice(1))
}

function chosen(group: CommandGroup, words: readonly string[]): { command: Command; parameters: string[] } {
  const [first = '', ...rest] = words
  const sub = Object.hasOwn(group.commands, first) ? first : ''
  const command = group.commands[sub]
  const parameters = sub === '' && first !== '' ? [first, ...rest] : rest
  if (command === undefined || !hasEnough(command, parameters)) {
    throw new WrongCommand(usageLines(group).join('\n'))
  }
  return { command, parameters }
}

/** Parameters in <> are needed, those in [] are not; the last one may be several words. */
function hasEnough({ parameters }: Command, given: readonly string[]): boolean {
  const needed = parameters.match(/<[^>]+>/g)?.length ?? 0
  const isOpen = parameters.includes('…')
  const most = isOpen ? Number.POSITIVE_INFINITY : needed + (parameters.match(/\[[^\]]+\]/g)?.length ?? 0)
  return given.length >= needed && given.length <= most
}

function usageLines({ name, commands }: CommandGroup): string[] {
  return Object.entries(commands).map(([sub, { parameters, summary }]) => {
    const call = [name, sub, parameters].filter((word) => word !== '').join(' ')
    return `  ${call} — ${summary}`
  })
}
