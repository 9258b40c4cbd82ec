import { PAGES, type Section } from '@ot/domain'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../../ui/button.tsx'
import { PrintButton } from '../../print/print-button.tsx'
import { RegistryButton } from '../../registry/registry-button.tsx'

/** What only this section has beside its rows. */
export function SectionTools({ section }: { section: Section }) {
  switch (section) {
    case 'training':
      return <RegistryButton />
    case 'sout':
      return (
        <>
          <Link to={PAGES.employeesWorkplaces.path} className={buttonClass('secondary')}>
            Рабочие места
          </Link>
          <PrintButton section={section} />
        </>
      )
    case 'briefing':
    case 'medical':
    case 'ppe':
    case 'risk':
      return <PrintButton section={section} />
  }
}
