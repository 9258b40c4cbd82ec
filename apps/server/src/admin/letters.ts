import { transaction } from '../db/transaction.ts'
import type { CommandGroup } from './command.ts'

/** Letters that go out by themselves. */
export const LETTER_COMMANDS: CommandGroup = {
  name: 'letters',
  commands: {
    '': {
      parameters: '',
      summary: 'разослать сводки, которым уже пришло время, не дожидаясь четверти часа',
      run: async ({ database, jobs }) => {
        const queue = await jobs()
        await transaction(database, 'read write', [], (tx) => queue.enqueue(tx, 'digests', {}))
        return 'Рассылка поставлена в очередь; работающий сервер начнёт её через несколько секунд'
      },
    },
  },
}
