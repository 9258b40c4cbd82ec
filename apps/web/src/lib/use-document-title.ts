import { useEffect } from 'react'
import { documentTitle } from './document-title.ts'

/** The page says more exactly than its route what it is about: whose page, which item. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])
}
