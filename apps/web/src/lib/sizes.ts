/** Page sizes, thresholds and fixed sizes of the interface; lengths in CSS pixels. */
export const sizes = {
  newsPageSize: 10,
  infiniteScrollThreshold: 1,
  swipeThreshold: 50,
  dropdownMaxHeight: 350,
  employeePickerMaxHeight: 150,
  randomIdLength: 10,
  innMaxLength: 13,
  ogrnMaxLength: 16,
  bikMaxLength: 10,
} as const

/** Widths of the tables of responsible persons and memos, which do not stretch. @public until those pages come. */
export const fixedTableWidths = [650, 740, 750, 780, 830] as const
