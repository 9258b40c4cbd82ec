import type { RepeatChoice } from '@ot/domain'
import { todayIn } from '../../../lib/calendar-date.ts'
import { staffRoomText } from '../../../lib/company/tariff-texts.ts'
import type { Companies } from '../../../lib/session/session.ts'
import { TariffNotice } from '../../../ui/company/tariff-notice.tsx'
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { isUnfinished, shownCheck } from '../import-state.ts'
import { useImport } from '../use-import.ts'
import { CheckOutcome } from './check-outcome.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { FileStep } from './file-step.tsx'
import { ImportBar } from './import-bar.tsx'
import styles from './import-desk.module.css'
import { ImportDone } from './import-done.tsx'
import { ImportOptionFields } from './import-options.tsx'
import { PositionsStep } from './positions-step.tsx'

/** The steps of one import on one page: the file, what is in it, what will be done, and the button that does it. */
export function ImportDesk({ company }: { company: Pick<Companies[number], 'id' | 'timeZone'> }) {
  const work = useImport(company.id, todayIn(company.timeZone))
  const { stage, choices, titles } = work.state
  if (stage.kind === 'written') {
    return <ImportDone companyId={company.id} {...stage} onMore={work.startAnew} />
  }
  const check = shownCheck(stage)
  const answerRepeat = (row: number, choice: RepeatChoice) =>
    work.sayAndRecheck({ repeats: { ...choices.repeats, [row]: choice } })
  return (
    <>
      <LeaveGuard
        isActive={isUnfinished(work.state)}
        title="Загрузка не закончена"
        loss="Если уйти сейчас, работники не запишутся, и файл придётся выбрать заново."
        leaveLabel="Уйти без загрузки"
      />
      <div className={styles.steps}>
        {check === null && <TariffNotice companyId={company.id} say={staffRoomText} />}
        <FileStep stage={stage} outcome={check?.outcome ?? null} onFile={work.choose} />
        {check !== null && (
          <fieldset className={styles.settings} disabled={stage.kind === 'writing'}>
            <ColumnsStep
              outcome={check.outcome}
              said={choices.fields}
              onSay={(fields) => work.say({ fields })}
            />
            {titles.length > 0 && (
              <PositionsStep
                titles={titles}
                chosen={choices.positions}
                onChoose={(positions) => work.say({ positions })}
                onChooseAll={(positions) => work.sayAndRecheck({ positions })}
              />
            )}
            <ImportOptionFields companyId={company.id} choices={choices} onSay={work.say} />
          </fieldset>
        )}
        {check !== null && (
          <CheckOutcome
            key={check.key}
            outcome={check.outcome}
            mended={choices.mended}
            onRepeat={answerRepeat}
            onMend={(mended) => work.say({ mended: { ...choices.mended, ...mended } })}
            onMendAtOnce={(mended) => work.sayAndRecheck({ mended: { ...choices.mended, ...mended } })}
            onSkip={(row, isSkipped) =>
              work.sayAndRecheck({
                skipped: [...choices.skipped.filter((its) => its !== row), ...(isSkipped ? [row] : [])],
              })
            }
          />
        )}
        <ImportBar companyId={company.id} work={work} />
      </div>
    </>
  )
}
