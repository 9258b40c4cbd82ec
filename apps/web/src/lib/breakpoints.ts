/**
 * Below these widths, in CSS pixels, a layout takes the full width. Style sheets name them as
 * `@media (--below-settings)`; vite.config.ts puts the numbers in.
 */
export const breakpoints = {
  phone: 576,
  tablet: 768,
  laptop: 992,
  desktop: 1200,
  wide: 1400,

  settings: 720,
  'settings-responsible': 861,
  'employee-briefings': 875,
  'employee-training': 875,
  'employee-risk': 875,
  'employee-instructions': 875,
  'employee-sout': 1045,
  'employee-medical': 1283,
  employees: 1070,

  'notifications-briefings': 840,
  'notifications-training': 840,
  'notifications-medical': 950,
  'notifications-ppe': 950,
  'notifications-sout': 950,
  'notifications-risks': 1030,
  'notifications-memos': 880,

  'memo-header': 775,
  'short-names': 768,
  'layout-620': 620,
  'layout-775': 775,
  'layout-840': 840,
  'layout-861': 861,
  'layout-950': 950,
  'layout-965': 965,
  'layout-1030': 1030,
  'layout-1070': 1070,
  'layout-1083': 1083,
} as const

export type Breakpoint = keyof typeof breakpoints

export function isBreakpoint(name: string): name is Breakpoint {
  return Object.hasOwn(breakpoints, name)
}
