import type { FactAnswer } from '@ot/contract'
import { FACT_THEME_LABELS, type FactTheme, PEOPLE_THEMES } from '@ot/domain'
import { isOfPeople, mostUsefulFirst } from '../interview-view.ts'
import { FactRow } from './fact-row.tsx'
import styles from './theme.module.css'
import type { Answering } from './use-theme-form.ts'

interface ThemeRowsProps {
  theme: FactTheme
  facts: readonly FactAnswer[]
  answering: Answering
}

/** What is still open stands first, the most useful at the top; what is answered or put off is folded under it. */
export function ThemeRows({ theme, facts, answering }: ThemeRowsProps) {
  const { folded } = answering
  const open = facts.filter(({ key, isSkipped }) => !folded.has(key) && !isSkipped)
  const putOff = facts.filter(({ key, isSkipped }) => !folded.has(key) && isSkipped)
  const answered = facts.filter(({ key }) => folded.has(key))
  const row = (fact: FactAnswer) => (
    <FactRow
      key={fact.key}
      fact={fact}
      form={answering.form}
      isPeople={isOfPeople(theme)}
      isUntouched={answering.isUntouched(fact)}
      tellAbsent={(isAbsent) => void answering.atOnce.tellAbsent(fact, isAbsent)}
      tellSkipped={(isSkipped) => void answering.atOnce.tellSkipped(fact, isSkipped)}
    />
  )
  return (
    <>
      {groupsOf(theme, open).map((group) => (
        <div key={group.theme}>
          {group.title !== null && <h3 className={styles.group}>{group.title}</h3>}
          {mostUsefulFirst(group.facts).map(row)}
        </div>
      ))}
      {putOff.length > 0 && (
        <Folded title={`Пропущено: ${putOff.length}`} hasProblem={hasProblem(answering, putOff)}>
          {putOff.map(row)}
        </Folded>
      )}
      {answered.length > 0 && (
        <Folded title={`Отвечено: ${answered.length}`} hasProblem={hasProblem(answering, answered)}>
          {answered.map(row)}
        </Folded>
      )}
    </>
  )
}

function hasProblem({ form }: Answering, facts: readonly FactAnswer[]): boolean {
  return facts.some(({ key }) => form.problemOf(key) !== undefined)
}

interface FoldedProps {
  title: string
  /** What the server has refused must be seen. */
  hasProblem: boolean
  children: React.ReactNode
}

function Folded({ title, hasProblem: isForcedOpen, children }: FoldedProps) {
  return (
    <details className={styles.folded} {...(isForcedOpen && { open: true })}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

type Group = { theme: FactTheme; title: string | null; facts: readonly FactAnswer[] }

/** The table of people has the parts of its four themes. */
function groupsOf(theme: FactTheme, facts: readonly FactAnswer[]): Group[] {
  if (!isOfPeople(theme)) return [{ theme, title: null, facts }]
  const parts = PEOPLE_THEMES.map((part) => ({
    theme: part,
    title: FACT_THEME_LABELS[part],
    facts: facts.filter((fact) => fact.theme === part),
  })).filter((part) => part.facts.length > 0)
  return parts.length === 1 ? parts.map((part) => ({ ...part, title: null })) : parts
}
