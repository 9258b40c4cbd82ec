/** Page sizes, thresholds and fixed sizes of the interface; lengths in CSS pixels. */
export const sizes = {
  newsPageSize: 10,
  infiniteScrollThreshold: 1,
  swipeThreshold: 50,
  dropdownMaxHeight: 350,
  employeePickerMaxHeight: 150,
  innMaxLength: 13,
  ogrnMaxLength: 16,
  bikMaxLength: 10,
} as const

/** Of the tables that do not stretch: those of memos and, on a wide and on a narrow screen, of persons in charge. */
export const fixedTableWidths = {
  memo: { training: 740, briefing: 750, medical: 780, sout: 780, risk: 780, ppe: 830 },
  responsible: { wide: 830, narrow: 650 },
} as const
