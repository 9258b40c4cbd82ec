import type { PaperPage } from '@ot/contract'
import { Fragment, type KeyboardEvent, memo, useRef } from 'react'
import styles from './paper-pages.module.css'

type Value = PaperPage['values'][number]

interface PageProps {
  page: PaperPage
  /** Of the picture; absent until it is made. */
  picture: string | undefined
  label: string
  isFirst: boolean
  /** What a fact is and where it comes from, by its place in the paper. */
  words: readonly string[]
  missing: readonly boolean[]
  onPoint: (at: Pointed | null) => void
  onChoose: (fact: number) => void
}

/** A value that is pointed at, and where on the screen it stands. */
export interface Pointed {
  fact: number
  box: DOMRect
}

/** What is seen is a picture; over it lie its words, to be selected, searched and read aloud, and its values. */
export const PageView = memo(function PageView({ page, picture, label, ...facts }: PageProps) {
  const { width, height } = page
  return (
    <section className={styles.page} style={{ aspectRatio: `${width} / ${height}` }} aria-label={label}>
      {picture !== undefined && <img className={styles.picture} src={picture} alt="" draggable={false} />}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its words are its text, and a title would show under the pointer */}
      <svg className={styles.over} viewBox={`0 0 ${width} ${height}`}>
        <Words words={page.words} />
        <Values values={page.values} {...facts} />
      </svg>
    </section>
  )
})

/** A line's end is a space to whoever copies or searches. */
function Words({ words }: { words: PaperPage['words'] }) {
  return words.map(({ text, x, y, size, width }, index) => (
    <Fragment key={`${x} ${y}`}>
      <text
        x={x}
        y={y}
        fontSize={size}
        textLength={width}
        lengthAdjust="spacingAndGlyphs"
        className={styles.words}
      >
        {text}
      </text>
      {words[index + 1]?.y === y ? '' : ' '}
    </Fragment>
  ))
}

type ValuesProps = Omit<PageProps, 'page' | 'picture' | 'label'> & { values: readonly Value[] }

function Values({ values, isFirst, words, missing, onPoint, onChoose }: ValuesProps) {
  // A finger cannot point without pressing: its first press tells where the value comes from, the next one leads there.
  const isOnlyAsking = useRef(false)
  return values.map((value, index) => {
    const { fact, x, y, width, height } = value
    const point = (box: Element) => onPoint({ fact, box: box.getBoundingClientRect() })
    return (
      // biome-ignore lint/a11y/useSemanticElements: a button is no element of SVG
      <rect
        key={`${x} ${y}`}
        role="button"
        // The values of a paper are one stop of the keyboard; arrows go on from one to another.
        tabIndex={isFirst && index === 0 ? 0 : -1}
        aria-label={words[fact]}
        className={missing[fact] === true ? styles.lack : styles.value}
        x={x}
        y={y}
        width={width}
        height={height}
        onMouseEnter={({ currentTarget }) => point(currentTarget)}
        onMouseLeave={({ currentTarget }) => {
          // After a press of a finger the browser says so of itself.
          if (document.activeElement !== currentTarget) onPoint(null)
        }}
        onFocus={({ currentTarget }) => point(currentTarget)}
        onBlur={() => onPoint(null)}
        onPointerDown={({ pointerType, currentTarget }) => {
          isOnlyAsking.current = pointerType === 'touch' && document.activeElement !== currentTarget
        }}
        onClick={({ currentTarget }) => {
          if (isOnlyAsking.current) {
            currentTarget.focus()
            point(currentTarget)
          } else onChoose(fact)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') {
            event.preventDefault()
            onChoose(fact)
          } else goOn(event)
        }}
      />
    )
  })
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function goOn(event: KeyboardEvent<SVGElement>): void {
  const step = STEPS[event.key]
  const paper = event.currentTarget.closest('[role="document"]')
  if (step === undefined || paper === null) return
  event.preventDefault()
  const all = [...paper.querySelectorAll<SVGElement>('[role="button"]')]
  const next = all[all.indexOf(event.currentTarget) + step]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}
