import { emptyParagraph } from './block-cuts.ts'
import type { Edit, EditMark } from './edits.ts'
import {
  type FittedColumns,
  type Operation,
  prefixOf,
  type Slot,
  slotText,
  type TagSection,
} from './operations.ts'
import type { ProblemList } from './problems.ts'

type Frame =
  | { kind: 'part'; operations: Operation[] }
  | { kind: 'section'; section: TagSection; operations: Operation[] }
  | { kind: 'table'; prefix: string; head: Operation[]; rows: Operation[]; operations: Operation[] }
  | { kind: 'fit'; columns: FittedColumns; operations: Operation[] }

/** Applies the edits to the source: what is left between them becomes bytes, what they put becomes operations. */
export function foldEdits(source: string, edits: readonly Edit[], problems: ProblemList): Operation[] {
  const fold = new Fold(problems)
  let at = 0
  for (const edit of edits.toSorted(bySource)) {
    // Inside something an earlier edit has taken away as a whole.
    if (edit.start < at) continue
    fold.text(source.slice(at, edit.start))
    for (const item of edit.put) {
      if (typeof item === 'string') fold.text(item)
      else fold.mark(item)
    }
    at = edit.end
  }
  fold.text(source.slice(at))
  return fold.finish()
}

function bySource(left: Edit, right: Edit): number {
  return left.start - right.start || Math.sign(left.order - right.order) || left.end - right.end
}

class Fold {
  private readonly root: Frame = { kind: 'part', operations: [] }
  private readonly stack: Frame[] = [this.root]
  private pending: string[] = []
  private pendingBytes = 0
  private slots: Slot[] = []
  private readonly problems: ProblemList

  constructor(problems: ProblemList) {
    this.problems = problems
  }

  text(text: string): void {
    if (text === '') return
    this.pending.push(text)
    this.pendingBytes += Buffer.byteLength(text)
  }

  mark(mark: EditMark): void {
    if (mark.mark === 'slot') {
      this.slot(mark)
      return
    }
    this.flush()
    if (mark.mark === 'operation') this.top().operations.push(mark.operation)
    else if (mark.mark === 'open') this.stack.push({ kind: 'section', section: mark.section, operations: [] })
    else if (mark.mark === 'close') this.closeSection(mark.section)
    else if (mark.mark === 'table') this.tablePhase(mark)
    else this.fitPhase(mark)
  }

  finish(): Operation[] {
    this.flush()
    return this.root.operations
  }

  private top(): Frame {
    return this.stack.at(-1) ?? this.root
  }

  private flush(): void {
    if (this.pending.length === 0) return
    const { slots } = this
    const bytes = Buffer.from(this.pending.join(''))
    this.top().operations.push({ kind: 'static', bytes, ...(slots.length === 0 ? {} : { slots }) })
    this.pending = []
    this.pendingBytes = 0
    this.slots = []
  }

  private closeSection(section: TagSection): void {
    const frame = this.top()
    if (frame.kind !== 'section' || frame.section !== section) {
      this.crossing(section)
      return
    }
    this.stack.pop()
    this.top().operations.push({ ...section.operation, body: frame.operations })
  }

  private tablePhase(mark: Extract<EditMark, { mark: 'table' }>): void {
    if (mark.phase === 'head') {
      const prefix = prefixOf(mark.table.rawName)
      this.stack.push({ kind: 'table', prefix, head: [], rows: [], operations: [] })
      return
    }
    const frame = this.top()
    if (frame.kind !== 'table') return
    if (mark.phase === 'rows') frame.head = frame.operations
    if (mark.phase === 'tail') frame.rows = frame.operations
    if (mark.phase === 'end') {
      this.stack.pop()
      const { head, rows, operations: tail, prefix } = frame
      this.top().operations.push({ kind: 'table', head, rows, tail, paragraph: emptyParagraph(prefix) })
    }
    frame.operations = []
  }

  private slot({ width, from, to }: Extract<EditMark, { mark: 'slot' }>): void {
    this.slots.push({ at: this.pendingBytes, from, to })
    this.text(slotText(width))
  }

  private fitPhase({ phase, columns }: Extract<EditMark, { mark: 'fit' }>): void {
    if (phase === 'open') {
      this.stack.push({ kind: 'fit', columns, operations: [] })
      return
    }
    const frame = this.top()
    if (frame.kind !== 'fit') return
    this.stack.pop()
    this.top().operations.push({ kind: 'fit', columns: frame.columns, body: frame.operations })
  }

  private crossing({ open, close }: TagSection): void {
    this.problems.add(
      'crosses-structure',
      open,
      `Раздел «${open.source}…${close.source}» заходит за границы другого раздела.`,
      'Поставьте открывающую и закрывающую метки каждого раздела в отдельные абзацы.',
    )
  }
}
