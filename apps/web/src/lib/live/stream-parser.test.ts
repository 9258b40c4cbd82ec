import { describe, expect, test } from 'vitest'
import { createStreamParser, type StreamMessage } from './stream-parser.ts'

function parsed(...pieces: string[]): StreamMessage[] {
  const messages: StreamMessage[] = []
  const take = createStreamParser((message) => messages.push(message))
  for (const piece of pieces) take(piece)
  return messages
}

describe('поток событий', () => {
  const WHOLE = 'id: 7-1\nevent: changed\ndata: {"a":1}\n\n'

  test('сообщение с местом и содержанием', () => {
    expect(parsed(WHOLE)).toEqual([{ id: '7-1', data: '{"a":1}' }])
  })

  test.each([1, 5, 12, WHOLE.length - 1])('разрезанное после %i-го знака собирается', (cut) => {
    expect(parsed(WHOLE.slice(0, cut), WHOLE.slice(cut))).toEqual([{ id: '7-1', data: '{"a":1}' }])
  })

  test('место без содержания и сообщение, у которого место прежнее', () => {
    expect(parsed('id: 8-0\n\ndata: x\n\n')).toEqual([
      { id: '8-0', data: '' },
      { id: '8-0', data: 'x' },
    ])
  })

  test('строки-напоминания и чужие поля пропускаются, незаконченное ждёт', () => {
    expect(parsed(': \n', 'retry: 5\n', 'data: y\r\n\r\n', 'data: z\n')).toEqual([{ id: '', data: 'y' }])
  })

  test('содержание из нескольких строк', () => {
    expect(parsed('data: a\ndata: b\n\n')).toEqual([{ id: '', data: 'a\nb' }])
  })
})
