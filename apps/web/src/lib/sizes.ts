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

/** Of the table of persons in charge, which does not stretch: on a wide and on a narrow screen. */
export const fixedTableWidths = {
  responsible: { wide: 830, narrow: 650 },
} as const
