import type { Socket } from 'node:net'
import fp from 'fastify-plugin'

/**
 * Browsers open connections in advance. One on which nothing has been asked yet is not idle for Node: it would keep the
 * server from stopping for a minute.
 */
export const unusedConnectionsPlugin = fp(async (app) => {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy()
  })
})
