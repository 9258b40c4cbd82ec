import type { TemplateAnswer } from '@ot/contract'
import { PAGES, REGISTERED_GROUP } from '@ot/domain'
import { useCallback, useEffect, useState } from 'react'
import { timing } from '../../../lib/timing.ts'
import { useTypedText } from '../../../lib/use-typed-text.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import type { DocumentsArea } from '../api/use-documents-area.ts'
import { DocumentsScopeContext, useDocumentsScope } from '../documents-scope.ts'
import { type GroupSection, groupSections } from '../group-sections.ts'
import { OutdatedNotice } from '../history/outdated-notice.tsx'
import styles from '../own-templates/own-template.module.css'
import { readinessOf } from '../template-state.ts'
import { unfilledTypes } from '../unfilled-types.ts'
import { useDocumentsDesk } from '../use-documents-desk.ts'
import { DeskDialogs } from './desk-dialogs.tsx'
import { DeskHead } from './desk-head.tsx'
import { AllTools, GroupTools } from './desk-tools.tsx'
import deskStyles from './documents-desk.module.css'
import { FoundDocuments } from './found-documents.tsx'
import { GroupTabs } from './group-tabs.tsx'
import { ReadinessLine } from './readiness-line.tsx'
import { EMPTY_GROUP, TemplatesTable } from './templates-table.tsx'
import { type Folding, useFolding } from './use-folding.ts'

const HistoryTab = later(async () => (await import('../history/history-tab.tsx')).HistoryTab)

const ALL = 'Все документы'

/** The documents of a company: tabs by group, the date that papers get, and the papers. */
export function DocumentsDesk({ area }: { area: DocumentsArea }) {
  const { address, scope, slots } = useDocumentsDesk(area)
  const [isJustSaved, setJustSaved] = useState(false)
  const { typed: words, setTyped: setWords } = useTypedText(address.words, address.setWords)
  const asked = words.trim()
  const hideSaved = useCallback(() => setJustSaved(false), [])
  const sections = groupSections(area.groups, area.templates)
  const open = sections.find(({ group }) => group.id === address.groupId) ?? null
  const unfilled = unfilledTypes(area.responsibilities)
  const unfilledName = open === null ? undefined : unfilled.get(open.group.responsibilityType)
  const folding = useFolding(sections)
  const listed = open === null ? sections.flatMap(({ templates }) => [...templates]) : open.templates
  const tabs = [
    { id: null, name: ALL, isUnfilled: false },
    ...area.groups.map(({ id, name, responsibilityType }) => ({
      id,
      name,
      isUnfilled: unfilled.has(responsibilityType),
    })),
    { id: REGISTERED_GROUP, name: 'Зарегистрированные', isUnfilled: false },
  ]
  const isHistory = address.groupId === REGISTERED_GROUP
  return (
    <DocumentsScopeContext value={scope}>
      <GroupTabs
        tabs={tabs}
        openId={isHistory ? REGISTERED_GROUP : (open?.group.id ?? null)}
        search={address.tabSearch}
      />
      <Sheet>
        {isHistory ? (
          <HistoryTab groups={area.groups} />
        ) : (
          <>
            <DeskHead
              title={open?.group.name ?? ALL}
              words={words}
              actions={
                open === null ? (
                  <AllTools templates={listed} folding={folding} />
                ) : (
                  <GroupTools section={open} />
                )
              }
              summary={listed.length > 0 && <ReadinessLine of={readinessOf(listed)} />}
              onWords={setWords}
              onPick={address.setDate}
            />
            {unfilledName !== undefined && <UnfilledNotice typeName={unfilledName} />}
            <OutdatedNotice group={open?.group.id ?? null} />
            <BehindTemplates templates={open?.templates ?? area.templates} />
            {asked === '' ? (
              <DeskPapers sections={sections} open={open} folding={folding} />
            ) : (
              <FoundDocuments words={asked} templates={area.templates} />
            )}
          </>
        )}
      </Sheet>
      <DeskDialogs slots={slots} onSaved={() => setJustSaved(true)} />
      {isJustSaved && <SavedNotice onGone={hideSaved} />}
    </DocumentsScopeContext>
  )
}

interface DeskPapersProps {
  sections: readonly GroupSection[]
  open: GroupSection | null
  folding: Folding
}

/** The key: the rest of one group stays folded when another is opened. */
function DeskPapers({ sections, open, folding }: DeskPapersProps) {
  if (open === null) return <TemplatesTable label={ALL} sections={sections} folding={folding} />
  if (open.templates.length === 0) return <p className={deskStyles.empty}>{EMPTY_GROUP}.</p>
  return <TemplatesTable key={open.group.id} label={open.group.name} sections={[open]} />
}

/** Own templates that the library has left behind: in folded groups their rows are not seen. */
function BehindTemplates({ templates }: { templates: readonly TemplateAnswer[] }) {
  const { ownTemplate } = useDocumentsScope()
  const behind = templates.filter(({ personalBehind }) => personalBehind)
  if (behind.length === 0) return null
  return (
    <div className={deskStyles.block}>
      <Notice kind="warning">
        <p>Стандартные шаблоны обновились, а ваши ещё нет. Посмотрите, что изменилось:</p>
        <ul className={styles.behind}>
          {behind.map((template) => (
            <li key={template.id}>
              <Button kind="quiet" className={styles.inText} onClick={() => ownTemplate(template)}>
                {template.name}
              </Button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

/** 'Изменения сохранены', for its three seconds. */
function SavedNotice({ onGone }: { onGone: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onGone, timing.savedNotice)
    return () => clearTimeout(timer)
  }, [onGone])
  return (
    <div className={deskStyles.saved}>
      <Notice kind="success" role="status">
        Изменения сохранены
      </Notice>
    </div>
  )
}

/** Inside a group whose responsible persons are not all named. */
function UnfilledNotice({ typeName }: { typeName: string }) {
  return (
    <div className={deskStyles.block}>
      <Notice kind="warning">
        Для документов этой группы назначены не все ответственные лица: «{typeName}».{' '}
        <Link to={PAGES.settingsResponsible.path}>Заполните страницу «Ответственные лица»</Link>.
      </Notice>
    </div>
  )
}
