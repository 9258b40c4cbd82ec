import type { CausePaperAnswer, DocumentAnswer } from '@ot/contract'
import { shortDate } from '@ot/text'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconRubberStamp from '@tabler/icons-react/dist/esm/icons/IconRubberStamp.mjs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  causePapersQuery,
  type HappenedCause,
  registerCausePaper,
  saveCausePaper,
} from '../../lib/company/cause-papers.ts'
import { useIdempotencyKey } from '../../lib/form/use-idempotency-key.ts'
import { LOAD_FAILURE } from '../../lib/load.ts'
import { useDialogSlot } from '../../lib/use-dialog-slot.ts'
import { useWork } from '../../lib/use-work.ts'
import { Dialog } from '../dialog.tsx'
import { Loaded } from '../loaded.tsx'
import { PaperLine, PaperLines, PaperNote } from '../paper-lines.tsx'
import { RowAction } from '../row-action.tsx'
import { TariffText } from '../tariff-text.tsx'

const WIDTH = 640

interface ReadyPapersProps {
  happened: HappenedCause
  mayRegister: boolean
}

/** «Документы» at the end of the row of what has happened. */
export function ReadyPapersAction({ happened, mayRegister }: ReadyPapersProps) {
  const dialog = useDialogSlot<true>()
  return (
    <>
      <RowAction label="Документы" icon={IconFileText} onClick={() => dialog.open(true)} />
      {dialog.about !== null && (
        <Dialog isOpen={dialog.isOpen} onClose={dialog.close} title="Документы готовы" width={WIDTH}>
          <ReadyPapers happened={happened} mayRegister={mayRegister} />
        </Dialog>
      )}
    </>
  )
}

/** The papers that a cause asks for, filled with all that it tells. */
export function ReadyPapers({ happened, mayRegister }: ReadyPapersProps) {
  const { data, error, refetch } = useQuery(causePapersQuery(happened))
  return (
    <Loaded of={{ data, error, refetch, failure: LOAD_FAILURE }} empty={<p>Подписывать нечего.</p>}>
      {(papers) => (
        <PaperLines label="Документы">
          {papers.map((paper) => (
            <ReadyPaper key={paper.templateId} happened={happened} paper={paper} mayRegister={mayRegister} />
          ))}
        </PaperLines>
      )}
    </Loaded>
  )
}

function ReadyPaper({ happened, paper, mayRegister }: ReadyPapersProps & { paper: CausePaperAnswer }) {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const work = useWork()
  const [registered, setRegistered] = useState<DocumentAnswer | null>(null)
  const made = { happened, paper }
  const register = () =>
    work.run(async () => setRegistered(await registerCausePaper(client, made, keyFor(made))))
  return (
    <PaperLine
      name={paper.name}
      actions={
        <>
          <RowAction
            label="Скачать"
            icon={IconDownload}
            isBusy={work.isRunning}
            onClick={() => void work.run(() => saveCausePaper(made, 'docx'))}
          />
          {!paper.wordOnly && (
            <RowAction
              label="PDF"
              icon={IconFileTypePdf}
              disabled={work.isRunning}
              onClick={() => void work.run(() => saveCausePaper(made, 'pdf'))}
            />
          )}
          {mayRegister && registered === null && (
            <RowAction
              label="Зарегистрировать"
              icon={IconRubberStamp}
              disabled={work.isRunning}
              onClick={() => void register()}
            />
          )}
        </>
      }
    >
      {registered !== null && (
        <PaperNote tone="success" role="status">
          №&nbsp;{registered.number} от {shortDate(registered.date)} в реестре
        </PaperNote>
      )}
      {work.failure !== null && (
        <PaperNote tone="danger" role="alert">
          <TariffText text={work.failure} />
        </PaperNote>
      )}
    </PaperLine>
  )
}
