import { SaxesParser } from 'saxes'
import { BadFileError } from '../errors/errors.ts'
import type { ZipPart } from '../zip/read.ts'

/** Fields by which Word runs a program or fetches what lies elsewhere (ECMA-376, part 1, 17.16.5). */
const REACHING_OUT = /^(?:DDE|DDEAUTO|INCLUDEPICTURE|INCLUDETEXT|INCLUDE|IMPORT|LINK|DATABASE|RD)\b/i
const MENTIONS = ['instrText', 'fldSimple', 'altChunk']

/** Most parts name nothing of the kind and are not read for it. */
export function refuseOutsideContent(part: ZipPart): void {
  if (!MENTIONS.some((name) => part.bytes.includes(name))) return
  const reader = new FieldReader()
  const parser = new SaxesParser({ xmlns: true })
  parser.on('opentag', ({ local, attributes }) => {
    const own = (name: string) => Object.values(attributes).find((one) => one.local === name)?.value ?? ''
    if (local === 'altChunk') throw wholeDocument()
    if (local === 'fldSimple') refuseField(own('instr'))
    if (local === 'fldChar') reader.mark(own('fldCharType'))
    reader.inside = local === 'instrText'
  })
  parser.on('text', (text) => reader.text(text))
  parser.on('cdata', (text) => reader.text(text))
  parser.on('closetag', () => {
    reader.inside = false
  })
  try {
    parser.write(part.bytes.toString('utf8')).close()
  } catch (error) {
    if (error instanceof BadFileError) throw error
    throw new BadFileError(
      'bad-xml',
      `Файл повреждён: часть «${part.name}» не читается. Сохраните его в Word заново.`,
      { cause: error },
    )
  }
  reader.finish()
}

/** A field's instruction may be split over runs and hold other fields. */
class FieldReader {
  inside = false
  /** Of the fields begun and not ended, the outermost first; before them, what stands in no field. */
  private readonly instructions = ['']

  mark(type: string): void {
    if (type === 'begin') {
      // Another field would make up this one's name: nobody can say what it will be.
      if (this.instructions.length > 1 && this.instructions.at(-1)?.trim() === '') throw computedField()
      this.instructions.push('')
      return
    }
    refuseField(this.instructions.at(-1) ?? '')
    if (type === 'end' && this.instructions.length > 1) this.instructions.pop()
  }

  text(text: string): void {
    if (this.inside) this.instructions.push(`${this.instructions.pop() ?? ''}${text}`)
  }

  finish(): void {
    for (const instruction of this.instructions) refuseField(instruction)
  }
}

function refuseField(instruction: string): void {
  const name = REACHING_OUT.exec(instruction.trim().replace(/^"+/, ''))?.[0]
  if (name === undefined) return
  throw new BadFileError(
    'outside-field',
    `В файле есть поле ${name.toUpperCase()}: оно запускает программу или берёт содержимое из другого места. Вставьте содержимое в документ и удалите поле.`,
  )
}

function computedField(): BadFileError {
  return new BadFileError(
    'outside-field',
    'В файле есть поле, имя которого составляет другое поле: что оно сделает, проверить нельзя. Удалите его.',
  )
}

function wholeDocument(): BadFileError {
  return new BadFileError(
    'outside-field',
    'В файл вставлен другой документ целиком (altChunk). Скопируйте его текст и вставьте вместо него.',
  )
}
