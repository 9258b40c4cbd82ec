const CENTRAL_ENTRY = 0x02014b50
const END_OF_CENTRAL_DIRECTORY = 0x06054b50
const END_LENGTH = 22
/** 1 January 1980, 00:00 — the earliest a ZIP can hold. */
const DOS_TIME = 0
const DOS_DATE = 0x21

/** The packer stamps parts with the time of building; without it the same text gives the same bytes. */
export function fixTimestamps(zip: Uint8Array): Uint8Array {
  const bytes = Uint8Array.from(zip)
  const view = new DataView(bytes.buffer)
  const end = bytes.length - END_LENGTH
  if (view.getUint32(end, true) !== END_OF_CENTRAL_DIRECTORY) throw new RangeError('Not a ZIP of the packer')
  let entry = view.getUint32(end + 16, true)
  while (view.getUint32(entry, true) === CENTRAL_ENTRY) {
    const local = view.getUint32(entry + 42, true)
    view.setUint16(entry + 12, DOS_TIME, true)
    view.setUint16(entry + 14, DOS_DATE, true)
    view.setUint16(local + 10, DOS_TIME, true)
    view.setUint16(local + 12, DOS_DATE, true)
    entry +=
      46 +
      view.getUint16(entry + 28, true) +
      view.getUint16(entry + 30, true) +
      view.getUint16(entry + 32, true)
  }
  return bytes
}
