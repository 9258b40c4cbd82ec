import { CATALOGUE } from 'virtual:library-catalogue'
import { LibraryGroups } from './library-groups.tsx'

/** Anybody may see what there is: groups, titles and a sample of each group. */
export function LibraryPage() {
  return <LibraryGroups groups={CATALOGUE} />
}
