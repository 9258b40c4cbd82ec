import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** What a mail server says to a letter: yes, «busy, later», or nothing at all. */
export type Reply = 'taken' | 'busy' | 'silence'

export type MailServer = {
  url: string
  /** Every letter that came whole, taken or not. */
  received: Buffer[]
  letters(): Promise<Email[]>
  close(): Promise<void>
}

/** A real mail server on a free port; `reply` is asked at every letter, with how many came before it. */
export async function mailServer(
  reply: (before: number) => Reply | Promise<Reply> = () => 'taken',
): Promise<MailServer> {
  const received: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const replied = Promise.resolve(reply(received.length))
        received.push(Buffer.concat(chunks))
        void replied.then((said) => {
          if (said === 'taken') done()
          if (said === 'busy') done(Object.assign(new Error('busy'), { responseCode: 451 }))
        })
      })
    },
  })
  // A sender that was killed leaves its connection torn.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    letters: () => Promise.all(received.map((letter) => PostalMime.parse(letter))),
    close: () => new Promise<void>((end) => server.close(end)),
  }
}
