const BOUNDARY = 'otdel-test-boundary'

export type Upload = {
  fileName: string
  bytes: Uint8Array | string
  fields?: Readonly<Record<string, string>>
}

/** A form with a file, as a browser sends it. */
export function formWith({ fileName, bytes, fields = {} }: Upload): {
  payload: Buffer
  headers: { 'content-type': string }
} {
  const parts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value))
  return form([...parts, part(`name="file"; filename="${fileName}"`, bytes)])
}

export function formWithout(fields: Readonly<Record<string, string>> = {}) {
  return form(Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value)))
}

function part(disposition: string, content: Uint8Array | string): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')])
}

function form(parts: readonly Buffer[]) {
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}
