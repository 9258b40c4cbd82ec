import { type Section, type SectionPlace, sectionPath } from '@ot/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type SectionView, sectionView, viewSearch } from './section-view.ts'

/** The filters and the order of the rows, as the address has them. */
export function useSectionView(place: SectionPlace, section: Section) {
  const search = useSearch({ strict: false })
  const view = useMemo(() => sectionView(section, search), [section, search])
  const navigate = useNavigate()
  function change(next: Partial<SectionView>): void {
    void navigate({
      to: sectionPath(place, section),
      search: viewSearch({ ...view, ...next }),
      replace: true,
      resetScroll: false,
    })
  }
  return { view, change }
}
