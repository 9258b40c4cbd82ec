import { foldLetters } from '@ot/text'

/** Is it this person? Whatever the case, by the whole name or with initials: «Петров Иван Ильич», «Петров И. И.», «Петров И.». */
export function isCalled(fullName: string, said: string): boolean {
  const words = wordsOf(fullName)
  const told = wordsOf(said)
  if (told.length < 2 || told.length > words.length) return false
  const isInitials = told.slice(1).every((word) => word.length === 1)
  if (!isInitials && told.length < words.length) return false
  return told.every((word, at) => (isInitials && at > 0 ? words[at]?.startsWith(word) : words[at] === word))
}

const wordsOf = (name: string) =>
  foldLetters(name)
    .split(/[\s.]+/)
    .filter((word) => word !== '')
