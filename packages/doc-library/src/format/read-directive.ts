import type { BlockContent } from './block.ts'
import type { SourceLine } from './source-lines.ts'
import { TemplateError } from './template-error.ts'

const DIRECTIVE = /^!(\S+)(?:\s+(.*))?$/
const MOST_BLANK_LINES = 60

/** «!слово что-то» on a line of its own; null for `!альбом`, which belongs to the appendix above it. */
const READERS: Readonly<Record<string, (rest: string) => BlockContent | null>> = {
  приказываю: (rest) => (rest === '' ? { kind: 'decree' } : null),
  подпись: (rest) => (rest === '' ? { kind: 'signature' } : null),
  ознакомление: (rest) => ({
    kind: 'acquaintance',
    keys: rest
      .split(',')
      .map((key) => key.trim())
      .filter((key) => key !== ''),
  }),
  приложение: (rest) => (rest === '' ? null : { kind: 'appendix', title: rest, landscape: false }),
  строки: (rest) => {
    const count = Number(rest)
    const isCount = Number.isInteger(count) && count > 0 && count <= MOST_BLANK_LINES
    return isCount ? { kind: 'blankLines', count } : null
  },
}

export const LANDSCAPE = '!альбом'

export function readDirective(line: SourceLine): BlockContent {
  const [, name = '', rest = ''] = DIRECTIVE.exec(line.text) ?? []
  if (line.text === LANDSCAPE) {
    throw new TemplateError([{ ...line.place, message: '!альбом ставится сразу после строки !приложение' }])
  }
  const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined
  if (reader === undefined) {
    const known = [...Object.keys(READERS), 'альбом', 'фраза'].map((word) => `!${word}`).join(', ')
    throw new TemplateError([{ ...line.place, message: `Нет команды !${name}; есть ${known}` }])
  }
  const content = reader(rest.trim())
  if (content === null) {
    throw new TemplateError([{ ...line.place, message: `Команда !${name} написана не так: «${line.text}»` }])
  }
  return content
}
