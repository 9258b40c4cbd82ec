import { paths } from './paths.ts'

/** The place of a title on the open page of the library; both are built from the same list. */
export function libraryTitleId(group: string, place: number): string {
  return `${group}-${place + 1}`
}

export function libraryTitleAddress(group: string, place: number): string {
  return `${paths.library}#${libraryTitleId(group, place)}`
}
