import { foldLetters } from '@ot/text'

/** Texts that mean the same have the same key. */
function plain(text: string): string {
  return text.toLocaleLowerCase('ru').replace(/\s+/g, ' ').trim()
}

/** «Склад» and «склад» are one department; the index of the table says so too. */
export function departmentKey(name: string): string {
  return plain(name)
}

/** ё or е, spaces, hyphens and dots make no other position. */
export function positionKey(title: string): string {
  return plain(foldLetters(title).replace(/[^\p{L}\p{N}]+/gu, ' '))
}

export function personKey(name: { lastName?: string; firstName?: string; fatherName?: string }): string {
  return plain(foldLetters([name.lastName, name.firstName, name.fatherName].join(' ')))
}
