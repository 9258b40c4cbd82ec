import { deserialize, serialize } from 'node:v8'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { TemplateForm } from '@ot/doc-engine'

/** A compiled form is mostly the text of the paper, which packs to a tenth. */
export function packForm(form: TemplateForm): Uint8Array<ArrayBuffer> {
  return new Uint8Array(deflateRawSync(serialize(form)))
}

export function unpackForm(packed: Uint8Array): TemplateForm {
  return deserialize(inflateRawSync(packed))
}
