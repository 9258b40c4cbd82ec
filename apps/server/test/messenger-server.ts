import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { anyObject } from '../src/db/rows.ts'

/** One call that a messenger has got: its path with the query, who asks, what. */
export type MessengerCall = { path: string; authorization: string | null; body: Record<string, unknown> }

/** What the messenger answers: all is well, the person has blocked the bot, «not now». */
export type MessengerReply = 'taken' | 'blocked' | 'broken'

const STATUS = { taken: 200, blocked: 403, broken: 502 } satisfies Record<MessengerReply, number>

export type MessengerServer = {
  url: string
  calls: MessengerCall[]
  reply: MessengerReply
  close(): Promise<void>
}

/** A real HTTP server on a free port that plays the API of a messenger. */
export async function messengerServer(): Promise<MessengerServer> {
  const server = createServer(async (request, response) => {
    const { url = '', headers } = request
    const said: unknown = JSON.parse(await textOf(request))
    const body = anyObject(said) ? said : {}
    played.calls.push({ path: url, authorization: headers.authorization ?? null, body })
    response.writeHead(STATUS[played.reply], { 'content-type': 'application/json' })
    response.end(JSON.stringify({ ok: played.reply === 'taken' }))
  })
  const played: MessengerServer = {
    url: '',
    calls: [],
    reply: 'taken',
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  played.url = `http://127.0.0.1:${address.port}`
  return played
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
