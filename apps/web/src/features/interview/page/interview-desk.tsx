import { FACT_THEME_LABELS, type FactTheme, isAllowed, isAsked, PAGES } from '@ot/domain'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { todayIn } from '../../../lib/calendar-date.ts'
import { useLocation } from '../../../lib/routing/use-router.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { Link } from '../../../ui/link.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import type { Interview } from '../api/use-interview.ts'
import { InterviewScopeContext } from '../interview-scope.ts'
import { progressOf, type ThemeView, themesOf } from '../interview-view.ts'
import { ThemeForm } from '../theme/theme-form.tsx'
import { themePlace } from '../theme/theme-frame.tsx'
import { ThemeRead } from '../theme/theme-read.tsx'
import styles from './interview.module.css'
import { InterviewHead } from './interview-head.tsx'

/** What an organisation is asked once, theme after theme. */
export function InterviewDesk({ interview: { company, facts, employees } }: { interview: Interview }) {
  const asked = useMemo(() => facts.filter(isAsked), [facts])
  const themes = useMemo(() => themesOf(asked), [asked])
  const scope = { company, employees, today: todayIn(company.timeZone) }
  const mayAnswer = isAllowed(company.role, 'document.make')
  useAskedPlace()
  return (
    <InterviewScopeContext value={scope}>
      <Sheet>
        <InterviewHead progress={progressOf(asked)} hasPeople={employees.length > 0} />
        {employees.length === 0 ? (
          <NobodyNotice />
        ) : (
          <>
            <Contents themes={themes} />
            {mayAnswer ? (
              <Answering themes={themes} />
            ) : (
              themes.map((view) => <ThemeRead key={view.theme} {...view} />)
            )}
          </>
        )}
      </Sheet>
    </InterviewScopeContext>
  )
}

const FEWEST_TO_CHOOSE = 2

/** Whoever comes back finds where he has left off. */
function Contents({ themes }: { themes: readonly ThemeView[] }) {
  if (themes.length < FEWEST_TO_CHOOSE) return null
  return (
    <nav aria-label="Темы анкеты">
      <ul className={styles.contents}>
        {themes.map(({ theme, facts }) => {
          const { answered, asked } = progressOf(facts)
          return (
            <li key={theme}>
              <Link to={PAGES.documentsInterview.path} hash={themePlace(theme)} replace>
                {FACT_THEME_LABELS[theme]}
              </Link>{' '}
              <span>
                {answered} из&nbsp;{asked}
              </span>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Answering({ themes }: { themes: readonly ThemeView[] }) {
  const [changed, setChanged] = useState<ReadonlySet<FactTheme>>(new Set())
  const tellChanged = useCallback((theme: FactTheme, isChanged: boolean) => {
    setChanged((known) =>
      known.has(theme) === isChanged
        ? known
        : new Set(isChanged ? [...known, theme] : [...known].filter((other) => other !== theme)),
    )
  }, [])
  return (
    <>
      {themes.map((view) => (
        <ThemeForm key={view.theme} {...view} tellChanged={tellChanged} />
      ))}
      <LeaveGuard isActive={changed.size > 0} loss="Если уйти сейчас, несохранённые ответы пропадут." />
    </>
  )
}

/** Most answers are people, and most proposals come from their positions. */
function NobodyNotice() {
  return (
    <EmptyState title="Сначала загрузите список работников">
      <p>По должностям ОТдел сам предложит, кто за что отвечает: останется проверить.</p>
      <Link to={PAGES.employeesImport.path} className={buttonClass()}>
        Загрузить работников
      </Link>
    </EmptyState>
  )
}

/** A question or a theme that the address names comes into view, and its first control gets the focus. */
function useAskedPlace(): void {
  const place = useLocation(({ hash }) => hash)
  useEffect(() => {
    const found = place === '' ? null : document.getElementById(place)
    const folded = found?.closest('details') ?? null
    if (folded !== null) folded.open = true
    found?.scrollIntoView({ block: 'start' })
    const control =
      found?.querySelector<HTMLElement>('input, textarea') ?? found?.querySelector<HTMLElement>('button, a')
    control?.focus({ preventScroll: true })
  }, [place])
}
