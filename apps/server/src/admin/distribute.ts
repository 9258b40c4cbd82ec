import { counted } from '@ot/text'
import { inMigrationTurn } from '../db/migrate.ts'
import { type ClusterState, clusterState, spreadTables } from '../db/spread-tables.ts'
import { type CommandGroup, type Operator, WrongCommand } from './command.ts'

const UNFIT: Partial<Record<ClusterState, string>> = {
  'no extension':
    'В этой базе нет расширения Citus: раскладывать таблицы некуда, ничего не изменено. Создайте его на каждой машине: create extension citus',
  'no machines':
    'В кластере Citus нет машин для строк, ничего не изменено. Добавьте их: select citus_add_node(адрес, порт)',
}

export const DISTRIBUTE_COMMANDS: CommandGroup = {
  name: 'distribute',
  commands: {
    '': {
      parameters: '',
      summary: 'разложить таблицы организаций по машинам кластера Citus; повтор ничего не меняет',
      run: distribute,
    },
  },
}

async function distribute({ database }: Operator): Promise<string> {
  const client = await database.openClient()
  try {
    return await inMigrationTurn(client, async () => {
      const refusal = UNFIT[await clusterState(client)]
      if (refusal !== undefined) throw new WrongCommand(refusal)
      const names = await spreadTables(client)
      if (names.length === 0) return 'Раскладывать нечего: все таблицы уже разложены'
      return `${counted(names.length, ['таблица разложена', 'таблицы разложены', 'таблиц разложено'])}: ${names.join(', ')}`
    })
  } finally {
    await client.end()
  }
}
