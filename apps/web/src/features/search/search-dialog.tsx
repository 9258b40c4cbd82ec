import { useEffect, useRef } from 'react'
import { useCurrentCompany } from '../../lib/company/companies.ts'
import { type RecentRow, rememberRow } from '../../lib/recent-rows.ts'
import { useRouter } from '../../lib/routing/use-router.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SearchDesk } from './search-desk.tsx'

const WIDTH = 680

interface SearchDialogProps {
  isOpen: boolean
  onClose: () => void
  /** What was typed while the dialog was on its way. */
  takeTyped: () => string
}

/** Everything by words: people, papers, sections, settings, actions. */
export function SearchDialog({ isOpen, onClose, takeTyped }: SearchDialogProps) {
  const company = useCurrentCompany().data ?? null
  const open = useOpening(isOpen)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Найти" width={WIDTH}>
      <SearchDesk
        company={company}
        takeTyped={takeTyped}
        onPick={(row, isApart) => {
          if (company !== null) rememberRow(company.id, row)
          if (isApart) window.open(row.address, '_blank', 'noopener')
          else open(row)
          onClose()
        }}
        onClose={onClose}
      />
    </Dialog>
  )
}

/** The page opens once the dialog has closed and given the focus back: a new page takes it, on the same one its content does. */
function useOpening(isOpen: boolean): (row: RecentRow) => void {
  const router = useRouter()
  const picked = useRef<string | null>(null)
  useEffect(() => {
    if (isOpen || picked.current === null) return
    const address = picked.current
    picked.current = null
    const before = router.place().pathname
    void router.open(address)
    if (router.place().pathname === before) document.getElementById('content')?.focus({ preventScroll: true })
  }, [isOpen, router])
  return ({ address }) => {
    picked.current = address
  }
}
