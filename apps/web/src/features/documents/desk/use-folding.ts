import { useState } from 'react'
import type { GroupSection } from '../group-sections.ts'

/** Which groups are open; at first the first one that has templates, so that the page begins with documents. */
export function useFolding(sections: readonly GroupSection[]) {
  const [open, setOpen] = useState<readonly string[]>(() => {
    const first = sections.find(({ templates }) => templates.length > 0)
    return first === undefined ? [] : [first.group.id]
  })
  const all = sections.map(({ group }) => group.id)
  const isAllOpen = all.every((id) => open.includes(id))
  return {
    isAllOpen,
    isOpen: (id: string) => open.includes(id),
    toggle: (id: string) => setOpen(open.includes(id) ? open.filter((other) => other !== id) : [...open, id]),
    toggleAll: () => setOpen(isAllOpen ? [] : all),
  }
}

export type Folding = ReturnType<typeof useFolding>
