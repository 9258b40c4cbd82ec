import type { StartAnswer } from '@ot/contract'
import { PAGES, START_STEP_LABELS, START_STEPS, type StartStep, stepAfter } from '@ot/domain'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '../../lib/routing/use-router.ts'
import { useWork } from '../../lib/use-work.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { changeStart } from './api/start-queries.ts'
import { AT_FIRST } from './at-first.ts'
import { rememberHeight } from './line-height.ts'
import styles from './step-line.module.css'
import { linkOfStep } from './step-link.ts'
import { blockedText, countText, type ShownStep, STEP_HINTS } from './step-words.ts'
import type { Start } from './use-start.ts'

/** Over the page of a step: where one is, what is done and where it goes on. */
export function StepLine({ step: key, start }: { step: StartStep; start: Start | null }) {
  const { companyId, guide } = start ?? AT_FIRST
  if (guide.isFinished) return <Finished />
  const step = guide.steps.find((one) => one.key === key)
  if (step === undefined) return null
  return (
    <section ref={(line) => measure(line)} className={styles.line} aria-label="Начало работы">
      <p className={styles.words} role="status">
        <span className={styles.place}>
          Шаг {START_STEPS.indexOf(key) + 1} из {START_STEPS.length}
        </span>
        <span className={styles.name}>{START_STEP_LABELS[key]}</span>
        <span className={styles.count}>
          {step.state === 'done' && (
            <IconCircleCheck size={18} stroke={1.6} role="img" aria-label="сделано:" />
          )}
          <LineText step={step} />
        </span>
      </p>
      <LineActions step={step} guide={guide} companyId={companyId} />
    </section>
  )
}

/** A page opened afresh keeps so much room for it. */
function measure(line: HTMLElement | null): void {
  if (line !== null) rememberHeight(line.offsetHeight)
}

function LineText({ step }: { step: ShownStep }) {
  if (step.blockedBy !== null) return blockedText(step.blockedBy)
  const hint = step.state === 'done' ? undefined : STEP_HINTS[step.key]
  return (
    <span>
      {countText(step)}
      {hint !== undefined && <span className={styles.hint}> — {hint}</span>}
    </span>
  )
}

function Finished() {
  return (
    <section className={styles.line} aria-label="Начало работы">
      <p className={styles.words} role="status">
        <IconCircleCheck size={18} stroke={1.6} aria-hidden="true" className={styles.tick} />
        <span>Все шесть шагов сделаны: дальше ОТдел сам напомнит о сроках.</span>
      </p>
      <div className={styles.actions}>
        <Link to={PAGES.notificationsSummary.path} className={buttonClass('secondary')}>
          Открыть сводку
        </Link>
      </div>
    </section>
  )
}

interface LineActionsProps {
  step: ShownStep
  guide: StartAnswer
  companyId: number | null
}

function LineActions({ step, guide, companyId }: LineActionsProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const work = useWork()
  const nextKey = step.blockedBy ?? stepAfter(guide.steps, step.key)
  const next = guide.steps.find(({ key }) => key === nextKey)

  async function postpone(id: number, to: ShownStep): Promise<void> {
    const others = guide.steps.filter(({ state }) => state === 'postponed').map(({ key }) => key)
    await changeStart(client, id, { postponed: [...others, step.key] })
    await navigate(linkOfStep(to))
  }

  return (
    <div className={styles.actions}>
      {work.failure !== null && <span role="alert">{work.failure}</span>}
      <Link to={PAGES.notifications.path} className={buttonClass('quiet')}>
        Все шаги
      </Link>
      {next !== undefined && companyId !== null && step.state === 'open' && step.blockedBy === null && (
        <Button
          kind="quiet"
          isBusy={work.isRunning}
          onClick={() => void work.run(() => postpone(companyId, next))}
        >
          Отложить
        </Button>
      )}
      {next !== undefined && (step.state !== 'open' || step.blockedBy !== null) && (
        <Link {...linkOfStep(next)} className={buttonClass(step.state === 'done' ? 'primary' : 'secondary')}>
          {step.blockedBy === null ? 'Дальше' : 'Сначала'}: {START_STEP_LABELS[next.key]}
        </Link>
      )}
      {companyId !== null && (
        <span className={styles.hide}>
          <IconButton
            label="Скрыть"
            onClick={() =>
              void work.run(async () => {
                await changeStart(client, companyId, { isHidden: true })
              })
            }
          >
            <IconX size={18} stroke={1.6} />
          </IconButton>
        </span>
      )}
    </div>
  )
}
