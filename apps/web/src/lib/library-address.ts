import { PAGES } from '@ot/domain'

/** The place of a title on the open page of the library; both are built from the same list. */
export function libraryTitleId(group: string, place: number): string {
  return `${group}-${place + 1}`
}

export function libraryTitleAddress(group: string, place: number): string {
  return `${PAGES.library.path}#${libraryTitleId(group, place)}`
}
