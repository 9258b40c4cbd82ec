import { Button } from '../../../ui/button.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { saveMarkedFile } from '../import-calls.ts'
import { dismissalProblem } from '../import-choices.ts'
import { type DryRun, importReadiness } from '../import-state.ts'
import { importLabel, importPlanText, obstacleText, whomText } from '../texts.ts'
import type { Import } from '../use-import.ts'
import styles from './import-bar.module.css'

interface ImportBarProps {
  companyId: number
  work: Import
}

/** In sight at the foot of the window: what is going on, what is in the way, and the one step that comes next. */
export function ImportBar({ companyId, work }: ImportBarProps) {
  const { stage } = work.state
  switch (stage.kind) {
    case 'choosing':
    case 'written':
      return null
    case 'checking':
      return (
        <div className={styles.bar}>
          <Progress text="Читаем файл и проверяем строки…" />
          <Button kind="secondary" onClick={work.cancel}>
            Отменить
          </Button>
        </div>
      )
    case 'writing': {
      const { add, change, dismiss } = stage.check.outcome.totals
      return (
        <div className={styles.bar}>
          <Progress text={`Записываем ${whomText(add + change + dismiss)}…`} />
        </div>
      )
    }
    case 'unchecked':
      return (
        <div className={styles.bar}>
          <Problem text={stage.problem} />
          <p className={styles.text}>Файл ещё не проверен.</p>
          <Button onClick={work.recheck}>Проверить файл</Button>
        </div>
      )
    case 'checked':
      return (
        <div className={styles.bar}>
          <Problem text={stage.problem} />
          <CheckedBar
            companyId={companyId}
            file={stage.file}
            check={stage.check}
            hasFailed={stage.problem !== null}
            work={work}
          />
        </div>
      )
  }
}

interface CheckedBarProps extends ImportBarProps {
  file: File
  check: DryRun
  /** What was tried last came to nothing. */
  hasFailed: boolean
}

function CheckedBar({ companyId, file, check, hasFailed, work }: CheckedBarProps) {
  const { choices } = work.state
  const { totals } = check.outcome
  const state = importReadiness(check, choices)
  return (
    <>
      <p className={styles.text} role="status">
        {state === 'ready' ? `${importPlanText(totals)}.` : obstacleText(state, check.outcome)}
      </p>
      {(state === 'errors' || state === 'partly') && (
        <DownloadButton
          kind="secondary"
          label="Скачать файл с отмеченными ошибками"
          save={() => saveMarkedFile(companyId, file, check)}
        />
      )}
      {state === 'ready' && hasFailed && (
        <Button kind="secondary" onClick={work.recheck}>
          Проверить заново
        </Button>
      )}
      {state === 'stale' || state === 'limit' ? (
        <Button disabled={dismissalProblem(choices) !== null} onClick={work.recheck}>
          Проверить заново
        </Button>
      ) : (
        <Button disabled={state !== 'ready' && state !== 'partly'} onClick={work.write}>
          {importLabel(totals)}
        </Button>
      )}
    </>
  )
}

function Problem({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <div className={styles.problem}>
      <Notice kind="danger" role="alert">
        {text}
      </Notice>
    </div>
  )
}

/** How long it takes is not known beforehand: the line only tells that it goes on. */
function Progress({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      <p role="status">{text}</p>
      <progress className={styles.progress} aria-label={text} />
    </div>
  )
}
