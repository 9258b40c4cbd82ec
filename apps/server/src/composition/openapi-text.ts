import { join } from 'node:path'
import { libraryFrom } from '@ot/doc-library'
import type { Deps } from '../context/deps.ts'
import { connectDatabase } from '../db/client.ts'
import { systemClock } from '../foundation/clock.ts'
import { openHeavyWork } from '../foundation/heavy-work.ts'
import { serverFolder } from '../foundation/server-folder.ts'
import { directoryLookup } from '../lookup/directory.ts'
import { buildApp } from './app.ts'

function refuse(): never {
  throw new Error('this application only describes itself')
}

/** The application is built to be asked for its calls; it never connects to anything. */
function descriptionDeps(): Deps {
  return {
    clock: systemClock,
    database: connectDatabase({ url: 'postgres://localhost/none' }, refuse),
    jobs: {
      enqueue: refuse,
      writeToUser: refuse,
      writeToOther: refuse,
      startWorking: refuse,
      workThrough: refuse,
      stop: refuse,
    },
    mail: { send: refuse },
    bots: new Map(),
    lookup: directoryLookup,
    library: libraryFrom({ groups: [], templates: [], superseded: [] }),
    pdf: {
      width: 0,
      ownLack: null,
      print: refuse,
      printWithPages: refuse,
      pages: refuse,
      list: refuse,
      close: async () => undefined,
    },
    threads: { perform: refuse, close: async () => undefined },
    heavyWork: openHeavyWork(),
    stopping: new AbortController().signal,
    settings: {
      publicUrl: 'http://localhost:3000',
      jwtSecret: 'signs nothing',
      supportEmail: '',
      logLevel: 'silent',
      requestsPerMinute: 0,
      lettersPerHour: 0,
      trustProxy: false,
      metricsToken: null,
      requestTimeoutMs: 0,
      seller: null,
    },
  }
}

export function openapiFile(): string {
  return join(serverFolder(), 'openapi.json')
}

export async function openapiText(): Promise<string> {
  const app = await buildApp(descriptionDeps())
  await app.ready()
  const text = `${JSON.stringify(app.swagger(), null, 2)}\n`
  await app.close()
  return text
}
