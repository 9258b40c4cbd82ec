/** One message of a stream of server-sent events. */
export interface StreamMessage {
  /** Where to go on from after it. */
  id: string
  /** Empty: it tells the place alone. */
  data: string
}

/** Takes the text as it arrives, in pieces cut anywhere, and gives the messages that are whole. */
export function createStreamParser(take: (message: StreamMessage) => void): (text: string) => void {
  let rest = ''
  let id = ''
  let data: string[] = []
  let isTold = false

  function line(text: string): void {
    if (text === '') {
      if (isTold) take({ id, data: data.join('\n') })
      isTold = false
      data = []
      return
    }
    const colon = text.indexOf(':')
    const field = colon === -1 ? text : text.slice(0, colon)
    const value = colon === -1 ? '' : text.slice(colon + 1).replace(/^ /, '')
    if (field === 'id') id = value
    if (field === 'data') data.push(value)
    isTold ||= field === 'id' || field === 'data'
  }

  return (text) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const one of lines) line(one.replace(/\r$/, ''))
  }
}
