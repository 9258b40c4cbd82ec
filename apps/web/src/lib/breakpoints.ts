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
  'employee-sout': 1045,
  'employee-medical': 1283,
  employees: 1070,

  /** Of briefings and of training. */
  'notifications-briefings': 840,
  'notifications-risks': 1030,
  'notifications-memos': 880,

  'memo-header': 775,
  /** A dialog. */
  'layout-620': 620,
  /** Tabs of an employee without many columns. */
  'layout-875': 875,
  /** The table of persons in charge has its lesser width; examinations, PPE and SOUT. */
  'layout-950': 950,
  /** What stands beside the notifications goes under them. */
  'layout-965': 965,
} as const

export type Breakpoint = keyof typeof breakpoints

export function isBreakpoint(name: string): name is Breakpoint {
  return Object.hasOwn(breakpoints, name)
}
