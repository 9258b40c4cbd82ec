import { shortDate } from '@ot/text'

const LONGEST_BYTES = 200

/** A name that Windows, macOS and ZIP programs take: no path signs, no trailing dots, not too long. */
export function safeFileName(text: string): string {
  const clean = text
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[. ]+$/, '')
  return shortened(clean)
}

function shortened(text: string): string {
  const characters = Array.from(text.toWellFormed())
  while (Buffer.byteLength(characters.join('')) > LONGEST_BYTES) characters.pop()
  return characters.join('').trim()
}

export function documentFileName({
  name,
  number,
  date,
}: {
  name: string
  number: string | null
  date: string
}): string {
  const mark = number === null ? '' : ` № ${number}`
  return `${safeFileName(`${name}${mark} от ${shortDate(date)}`)}.docx`
}

/** Names as they come, a repeated one with its count: «Приказ (2).docx». */
export function uniqueNames(): (name: string) => string {
  const taken = new Map<string, number>()
  return (name) => {
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return count === 1 ? name : name.replace(/(\.[a-z]+)$/, ` (${count})$1`)
  }
}
