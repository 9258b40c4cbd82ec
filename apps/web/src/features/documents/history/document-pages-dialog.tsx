import type { DocumentAnswer } from '@ot/contract'
import { shortDate } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { documentPagesQuery } from '../../../lib/company/documents.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PaperPagesView } from '../../../ui/paper-pages/paper-pages.tsx'
import { PageSpinner } from '../../../ui/spinner.tsx'

const WIDTH = 900
/** A number stands in one line. */
const NO_BREAK_HYPHEN = '\u2011'

interface DocumentPagesDialogProps {
  document: DocumentAnswer
  isOpen: boolean
  onClose: () => void
}

/** A registered document as its PDF shows it. */
export function DocumentPagesDialog({ document, isOpen, onClose }: DocumentPagesDialogProps) {
  const { name, number, date } = document
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`${name} №\u00a0${number.replaceAll('-', NO_BREAK_HYPHEN)} от\u00a0${shortDate(date)}`}
      width={WIDTH}
    >
      {isOpen && <DocumentPages document={document} />}
    </Dialog>
  )
}

function DocumentPages({ document }: Pick<DocumentPagesDialogProps, 'document'>) {
  const pages = useQuery(documentPagesQuery(document))
  return (
    <Loaded of={pages} skeleton={<PageSpinner />} errorTitle={(code) => `Ошибка ${code}`}>
      {(paper) => <PaperPagesView paper={paper} label={document.name} />}
    </Loaded>
  )
}
