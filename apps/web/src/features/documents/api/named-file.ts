/** Bytes under the name the server gave them. */
export interface NamedFile {
  bytes: Blob
  name: string
}
