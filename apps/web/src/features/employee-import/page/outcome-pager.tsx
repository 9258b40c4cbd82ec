import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Page } from '../paging.ts'
import styles from './outcome-pager.module.css'

interface OutcomePagerProps {
  page: Page<unknown>
  total: number
  onTurn: (number: number) => void
}

export function OutcomePager({ page, total, onTurn }: OutcomePagerProps) {
  return (
    <nav className={styles.pager} aria-label="Страницы строк">
      <IconButton
        label="Предыдущие строки"
        disabled={page.number === 1}
        onClick={() => onTurn(page.number - 1)}
      >
        <IconChevronLeft size={20} stroke={1.6} aria-hidden="true" />
      </IconButton>
      <span role="status">
        {page.from}–{page.to} из {total}
      </span>
      <IconButton
        label="Следующие строки"
        disabled={page.number === page.of}
        onClick={() => onTurn(page.number + 1)}
      >
        <IconChevronRight size={20} stroke={1.6} aria-hidden="true" />
      </IconButton>
    </nav>
  )
}
