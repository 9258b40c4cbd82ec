const REVOKE_AFTER_MS = 60_000

/** Bytes under the name the server gave them. */
export interface NamedFile {
  bytes: Blob
  name: string
}

/** The name the server gave to a file, RFC 6266: `filename*` in UTF-8 before `filename`. */
export function fileName(headers: Headers, fallback: string): string {
  const disposition = headers.get('Content-Disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return /filename="([^"]+)"/i.exec(disposition)?.[1] ?? fallback
}

/** Hands bytes to the browser's downloads. */
export function saveFile(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS)
}
