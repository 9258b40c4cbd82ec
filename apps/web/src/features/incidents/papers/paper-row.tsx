import type { IncidentAnswer, IncidentPaper } from '@ot/contract'
import type { PaperFormat } from '@ot/domain'
import { counted, shortDate } from '@ot/text'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconForms from '@tabler/icons-react/dist/esm/icons/IconForms.mjs'
import IconRubberStamp from '@tabler/icons-react/dist/esm/icons/IconRubberStamp.mjs'
import { useWork } from '../../../lib/use-work.ts'
import { PaperLine, PaperNote } from '../../../ui/paper-lines.tsx'
import { RowAction } from '../../../ui/row-action.tsx'
import { TariffText } from '../../../ui/tariff-text.tsx'
import { useIncidentsScope } from '../incidents-scope.ts'
import { paperTitle, saveDraft, saveRegistered } from './paper-calls.ts'
import styles from './papers.module.css'

const MISSING = ['строка останется пустой', 'строки останутся пустыми', 'строк останутся пустыми'] as const

export interface PaperRowProps {
  incident: IncidentAnswer
  paper: IncidentPaper
  mayRegister: boolean
  onAnswer: () => void
  onRegister: () => void
}

/** One paper: what it lacks, where it stands in the register, and what can be done with it. */
export function PaperRow({ incident, paper, mayRegister, onAnswer, onRegister }: PaperRowProps) {
  const { today } = useIncidentsScope()
  const work = useWork()
  const { inputs, lacking, missing, registered } = paper
  const title = paperTitle(incident, paper)
  const canBeMade = lacking.length === 0
  const draft = (format: PaperFormat) => void work.run(() => saveDraft({ incident, paper }, today, format))
  return (
    <PaperLine
      name={title}
      actions={
        canBeMade ? (
          <>
            {mayRegister && inputs.length > 0 && (
              <RowAction label="Заполнить" icon={IconForms} onClick={onAnswer} />
            )}
            <RowAction
              label="Скачать"
              icon={IconDownload}
              isBusy={work.isRunning}
              onClick={() => draft('docx')}
            />
            {!paper.wordOnly && (
              <RowAction
                label="PDF"
                icon={IconFileTypePdf}
                disabled={work.isRunning}
                onClick={() => draft('pdf')}
              />
            )}
            {mayRegister && (
              <RowAction label="Зарегистрировать" icon={IconRubberStamp} onClick={onRegister} />
            )}
          </>
        ) : null
      }
    >
      {lacking.map(({ key, label }) => (
        <PaperNote key={key} tone="danger">
          не формируется: {label}
        </PaperNote>
      ))}
      {canBeMade && missing.length > 0 && (
        <details className={styles.missing}>
          <summary>{counted(missing.length, MISSING)}</summary>
          {missing.map(({ label }) => label).join('; ')}
        </details>
      )}
      {registered.map((document) => (
        <Registered key={document.id} document={{ ...document, name: title }} />
      ))}
      {work.failure !== null && (
        <PaperNote tone="danger" role="alert">
          <TariffText text={work.failure} />
        </PaperNote>
      )}
    </PaperLine>
  )
}

function Registered({ document }: { document: IncidentPaper['registered'][number] & { name: string } }) {
  const work = useWork()
  return (
    <PaperNote tone="success">
      <button
        type="button"
        className={styles.link}
        disabled={work.isRunning}
        onClick={() => void work.run(() => saveRegistered(document, 'docx'))}
      >
        №&nbsp;{document.number} от {shortDate(document.date)}
      </button>{' '}
      в реестре
      {work.failure !== null && (
        <span role="alert">
          {' — '}
          <TariffText text={work.failure} />
        </span>
      )}
    </PaperNote>
  )
}
