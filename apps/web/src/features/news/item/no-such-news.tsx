import { useDocumentTitle } from '../../../lib/use-document-title.ts'

const TITLE = 'Новость не найдена'

/** Withdrawn, or never there: the server does not tell. */
export function NoSuchNews() {
  useDocumentTitle(TITLE)
  return (
    <>
      <h1>{TITLE}</h1>
      <p>Её сняли с публикации, или в адресе опечатка.</p>
    </>
  )
}
