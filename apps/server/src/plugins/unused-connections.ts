import type { Socket } from 'node:net'
import fp from 'fastify-plugin'

/**
 * Browsers open connections in advance. One on which nothing has been asked yet is not idle for Node: it would keep the
 * server from stopping for a minute. So would one on which a download was still going when the server was told to stop: Node
 * looks for idle ones at that moment only.
 */
export const unusedConnectionsPlugin = fp(async (app) => {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  let isStopping = false
  app.server.on('request', ({ socket }, response) => {
    unused.delete(socket)
    response.once('close', () => {
      // In this very turn the connection still belongs to the answer.
      if (isStopping) setImmediate(() => app.server.closeIdleConnections())
    })
  })
  app.addHook('preClose', async () => {
    isStopping = true
    for (const socket of unused) socket.destroy()
  })
})
