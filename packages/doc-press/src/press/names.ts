import type { Paper, Run, ValueMark } from '../paper/paper.ts'

/** «Ткаченко Олега Игоревича», «П.А. Ковалевский»: words of a name are not divided between lines. */
const NAME =
  /\p{Lu}\p{Ll}+(?:[-\u2011]\p{Lu}\p{Ll}+)?(?:[ \u00a0]\p{Lu}\p{Ll}+(?:[-\u2011]\p{Lu}\p{Ll}+)?)+|\p{Lu}\.(?:\p{Lu}\.)?[ \u00a0]\p{Lu}\p{Ll}+(?:[-\u2011]\p{Lu}\p{Ll}+)?/gu

/** Of a text whose words may be divided: which parts of it may not. */
export function withWholeNames({ sections, ...paper }: Paper): Paper {
  const isDivided = paper.looks.map(({ align }) => align === 'justify')
  return {
    ...paper,
    sections: sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.kind === 'paragraph' && isDivided[block.look] === true
          ? { ...block, runs: block.runs.flatMap(parted) }
          : block,
      ),
    })),
  }
}

function parted(run: Run): Run[] {
  if (run.kind !== 'text') return [run]
  const parts: Run[] = []
  let from = 0
  for (const { 0: name, index } of run.text.matchAll(NAME)) {
    if (index > from) parts.push(cutOut(run, from, index))
    parts.push({ ...cutOut(run, index, index + name.length), whole: true })
    from = index + name.length
  }
  if (from < run.text.length) parts.push(cutOut(run, from, run.text.length))
  return parts
}

type Words = Extract<Run, { kind: 'text' }>

function cutOut(run: Words, start: number, end: number): Words {
  const marks = run.marks.flatMap(({ from, to, value }): ValueMark[] => {
    const mark = { from: Math.max(from, start) - start, to: Math.min(to, end) - start, value }
    return mark.from < mark.to ? [mark] : []
  })
  return { ...run, text: run.text.slice(start, end), marks }
}
