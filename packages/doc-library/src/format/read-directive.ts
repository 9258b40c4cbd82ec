import type { BlockContent } from './block.ts'
import type { SourceLine } from './source-lines.ts'
import { TemplateSourceError } from './template-error.ts'

const DIRECTIVE = /^!(\S+)(?:\s+(.*))?$/
const MOST_BLANK_LINES = 60

function keysIn(rest: string): string[] {
  return rest
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
}

function linesIn(rest: string): string[] {
  return rest
    .split(' / ')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** How many rows or lines to leave for writing by hand. */
function blankCount(rest: string): number | null {
  const count = Number(rest)
  return Number.isInteger(count) && count > 0 && count <= MOST_BLANK_LINES ? count : null
}

/** «!слово что-то» on a line of its own; null when it is not written so. */
const READERS: Readonly<Record<string, (rest: string) => BlockContent | null>> = {
  приказываю: (rest) => (rest === '' ? { kind: 'decree' } : null),
  подпись: (rest) => (/[\s,]/.test(rest) ? null : { kind: 'signature', key: rest === '' ? null : rest }),
  подписи: (rest) => (rest === '' ? null : { kind: 'signatures', keys: keysIn(rest) }),
  ознакомление: (rest) => ({ kind: 'acquaintance', keys: keysIn(rest) }),
  адресат: (rest) => (rest === '' ? null : { kind: 'addressee', lines: linesIn(rest) }),
  утверждаю: (rest) => (rest === '' ? { kind: 'approval' } : null),
  страница: (rest) => (rest === '' ? { kind: 'pageBreak' } : null),
  приложение: (rest) => (rest === '' ? null : { kind: 'appendix', title: rest, landscape: false }),
  графа: (rest) => {
    const [label = '', value, code = '', ...more] = rest.split('|').map((part) => part.trim())
    return value === undefined || more.length > 0 ? null : { kind: 'field', label, value, code }
  },
  пояснение: (rest) => (rest === '' ? null : { kind: 'note', text: rest }),
  строки: (rest) => {
    const count = blankCount(rest)
    return count === null ? null : { kind: 'blankLines', count }
  },
}

/** These belong to what stands above them: an appendix and a table. */
export const LANDSCAPE_DIRECTIVE = '!альбом'
const CHOICE = /^!выбор\s+([^\s,]+)$/
const BLANK_ROWS = /^!пустые(?:\s+(.*))?$/

/** `!пустые 20`; null when the line is another one. */
export function readBlankRows(line: SourceLine): number | null {
  const found = BLANK_ROWS.exec(line.text)
  if (found === null) return null
  const count = blankCount(found[1] ?? '')
  if (count === null) {
    const message = `!пустые — число строк от 1 до ${MOST_BLANK_LINES}: «${line.text}»`
    throw new TemplateSourceError([{ ...line.place, message }])
  }
  return count
}

/** `!выбор ключ`: which question leaves rows of the table above out; null when the line is another one. */
export function readChoice({ text }: SourceLine): string | null {
  return CHOICE.exec(text)?.[1] ?? null
}

export function readDirective(line: SourceLine): BlockContent {
  const [, name = '', rest = ''] = DIRECTIVE.exec(line.text) ?? []
  const reader = Object.hasOwn(READERS, name) ? READERS[name] : undefined
  if (reader === undefined) {
    const known = [...Object.keys(READERS), 'пустые', 'выбор', 'альбом', 'фраза']
      .map((word) => `!${word}`)
      .join(', ')
    throw new TemplateSourceError([{ ...line.place, message: `Нет команды !${name}; есть ${known}` }])
  }
  const content = reader(rest.trim())
  if (content === null) {
    throw new TemplateSourceError([
      { ...line.place, message: `Команда !${name} написана не так: «${line.text}»` },
    ])
  }
  return content
}
