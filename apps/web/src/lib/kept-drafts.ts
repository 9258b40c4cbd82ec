/** What the names of all drafts of forms begin with in the storage of the tab. */
export const DRAFT = 'draft:'

/** Nothing that one user has typed stays for the next. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT)) sessionStorage.removeItem(key)
}
