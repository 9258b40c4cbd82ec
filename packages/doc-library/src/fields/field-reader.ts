/** One field of the dictionary: how it is written in a template, what it means, where its text comes from. */
export type FieldReader<Subject> = {
  path: string
  label: string
  /** null: the fact is missing, and a line to fill in is printed. */
  read: (subject: Subject) => string | null
}

export function givenText(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text.trim()
}
