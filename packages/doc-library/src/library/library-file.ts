import { openSync, readSync, renameSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { z } from 'zod'
import { bundledTemplateSchema, type LibraryBundle, libraryBundleSchema } from '../format/bundle.ts'
import type { ShelvedLibrary, ShelvedTemplate, TemplatePieces } from './shelf.ts'

/** Where a piece stands after the head, in bytes: from, length. */
const placeSchema = z.tuple([z.number(), z.number()])
const shelvedSchema = bundledTemplateSchema
  .omit({ docx: true, form: true, passages: true })
  .extend({ places: z.strictObject({ docx: placeSchema, form: placeSchema, passages: placeSchema }) })
const headSchema = libraryBundleSchema.extend({
  templates: z.array(shelvedSchema),
  superseded: z.array(shelvedSchema),
})
type Place = z.infer<typeof placeSchema>
type Head = z.infer<typeof headSchema>

const LENGTH_BYTES = 4

/** The length of the head, the head, and behind it the pieces of the papers. A server that still reads the former file keeps it. */
export function writeLibraryFile(path: string, { templates, superseded, ...rest }: LibraryBundle): void {
  const pieces: Uint8Array[] = []
  let end = 0
  const put = (value: TemplatePieces[keyof TemplatePieces]): Place => {
    const bytes = serialize(value)
    pieces.push(bytes)
    end += bytes.length
    return [end - bytes.length, bytes.length]
  }
  const shelved = ({ docx, form, passages, ...template }: LibraryBundle['templates'][number]) => ({
    ...template,
    places: { docx: put(docx), form: put(form), passages: put(passages) },
  })
  const head: Head = { ...rest, templates: templates.map(shelved), superseded: superseded.map(shelved) }
  const packed = serialize(head)
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(packed.length)
  const unfinished = `${path}.unfinished`
  writeFileSync(unfinished, Buffer.concat([length, packed, ...pieces]))
  renameSync(unfinished, path)
}

/** What the lists show is read at once; thirty megabytes of papers stay in the file until one is asked for. */
export function openLibraryFile(path: string): ShelvedLibrary {
  const file = openSync(path, 'r')
  const read = (from: number, length: number): Buffer => {
    const bytes = Buffer.alloc(length)
    if (readSync(file, bytes, 0, length, from) !== length) throw new RangeError(`${path} is cut short`)
    return bytes
  }
  const length = read(0, LENGTH_BYTES).readUInt32LE()
  const { templates, superseded, ...rest } = headSchema.parse(deserialize(read(LENGTH_BYTES, length)))
  const pieceAt = ([from, size]: Place) => deserialize(read(LENGTH_BYTES + length + from, size))
  const shelved = ({ places, ...template }: Head['templates'][number]): ShelvedTemplate => ({
    ...template,
    docx: () => pieceAt(places.docx),
    form: () => pieceAt(places.form),
    passages: () => pieceAt(places.passages),
  })
  return { ...rest, templates: templates.map(shelved), superseded: superseded.map(shelved) }
}
