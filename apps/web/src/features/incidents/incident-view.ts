export const INCIDENT_TABS = ['course', 'facts', 'evidence', 'papers', 'afterwards'] as const
export type IncidentTab = (typeof INCIDENT_TABS)[number]

export const INCIDENT_TAB_LABELS = {
  course: 'Ход расследования',
  facts: 'Сведения',
  evidence: 'Материалы',
  papers: 'Документы',
  afterwards: 'Мероприятия',
} satisfies Record<IncidentTab, string>

export function incidentTab(search: Record<string, unknown>): IncidentTab {
  return INCIDENT_TABS.find((tab) => tab === search.tab) ?? 'course'
}

/** The address is silent about the first one. */
export function tabSearch(tab: IncidentTab): { tab?: IncidentTab } {
  return tab === 'course' ? {} : { tab }
}
