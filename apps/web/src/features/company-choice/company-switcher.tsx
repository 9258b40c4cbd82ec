import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { companiesQuery } from '../../lib/company/companies.ts'
import type { Companies } from '../../lib/session/session.ts'
import { later } from '../../ui/later.tsx'
import styles from './company-choice.module.css'

const CompanyMenu = later(async () => (await import('./company-menu.tsx')).CompanyMenu)

/** In the header, for who has two organisations or more: which one is open, and the way to the others. */
export function CompanySwitcher() {
  const companies = useQuery(companiesQuery()).data ?? []
  const [current] = companies
  if (current === undefined || companies.length < 2) return null
  return <Switcher companies={companies} current={current} />
}

interface SwitcherProps {
  companies: Companies
  current: Companies[number]
}

function Switcher({ companies, current }: SwitcherProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()

  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside
    <div data-switcher className={styles.switcher} onBlur={leave} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.current}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={`Организация: ${current.shortName}. Сменить`}
        title={current.shortName}
        onClick={() => setOpen(!isOpen)}
      >
        <IconBuilding size={20} stroke={1.6} aria-hidden="true" />
        <span className={styles.name}>{current.shortName}</span>
        <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
      </button>
      {isOpen && (
        <div id={listId} className={styles.menu}>
          <CompanyMenu companies={companies} current={current} onGone={() => setOpen(false)} />
        </div>
      )}
    </div>
  )
}
