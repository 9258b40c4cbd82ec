import type { FactAnswer } from '@ot/contract'
import { FACT_THEME_LABELS, type FactTheme } from '@ot/domain'
import { type ReactNode, useId } from 'react'
import { progressOf } from '../interview-view.ts'
import { answeredText } from '../interview-words.ts'
import styles from './theme.module.css'

interface ThemeFrameProps {
  theme: FactTheme
  facts: readonly FactAnswer[]
  children: ReactNode
}

/** A theme under its name, with how much of it is answered. */
export function ThemeFrame({ theme, facts, children }: ThemeFrameProps) {
  const titleId = useId()
  return (
    <section id={themePlace(theme)} className={styles.theme} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{FACT_THEME_LABELS[theme]}</h2>
        <span className={styles.count}>{answeredText(progressOf(facts))}</span>
      </div>
      {children}
    </section>
  )
}

export function themePlace(theme: FactTheme): string {
  return `theme-${theme}`
}
