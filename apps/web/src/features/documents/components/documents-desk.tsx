import { useCallback, useState } from 'react'
import { Sheet } from '../../../ui/sheet.tsx'
import type { DocumentsArea } from '../api/use-documents-area.ts'
import { DeskDialogs } from '../dialogs/desk-dialogs.tsx'
import { DocumentsScopeContext } from '../documents-scope.ts'
import { groupSections } from '../group-sections.ts'
import { unfilledTypes } from '../unfilled-types.ts'
import { useDocumentsDesk } from '../use-documents-desk.ts'
import { AllDocuments } from './all-documents.tsx'
import { DateHeading } from './date-heading.tsx'
import { GroupDocuments } from './group-documents.tsx'
import { GroupTabs } from './group-tabs.tsx'
import { SavedNotice } from './saved-notice.tsx'
import { UnfilledNotice } from './unfilled-notice.tsx'

const ALL = 'Все документы'

/** The documents of a company: tabs by group, the date that papers get, and the papers. */
export function DocumentsDesk({ area }: { area: DocumentsArea }) {
  const { address, scope, slots } = useDocumentsDesk(area)
  const [isJustSaved, setJustSaved] = useState(false)
  const hideSaved = useCallback(() => setJustSaved(false), [])
  const sections = groupSections(area.groups, area.templates)
  const open = sections.find(({ group }) => group.id === address.groupId) ?? null
  const unfilled = unfilledTypes(area.responsibilities)
  const unfilledName = open === null ? undefined : unfilled.get(open.group.responsibilityType)
  const tabs = [
    { id: null, name: ALL, isUnfilled: false },
    ...area.groups.map(({ id, name, responsibilityType }) => ({
      id,
      name,
      isUnfilled: unfilled.has(responsibilityType),
    })),
  ]
  return (
    <DocumentsScopeContext value={scope}>
      <GroupTabs tabs={tabs} openId={open?.group.id ?? null} search={address.tabSearch} />
      <Sheet>
        <DateHeading
          title={open?.group.name ?? ALL}
          date={scope.date}
          today={scope.today}
          onPick={address.setDate}
        />
        {unfilledName !== undefined && <UnfilledNotice typeName={unfilledName} />}
        {open === null ? <AllDocuments sections={sections} /> : <GroupDocuments section={open} />}
      </Sheet>
      <DeskDialogs slots={slots} onSaved={() => setJustSaved(true)} />
      {isJustSaved && <SavedNotice onGone={hideSaved} />}
    </DocumentsScopeContext>
  )
}
