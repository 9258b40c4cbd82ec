/** «Иванов П.С.» of the row `e` of employees. */
export const SHORT_NAME = `e.last_name || ' ' || left(e.first_name, 1) || '.' ||
  case when e.father_name = '' then '' else left(e.father_name, 1) || '.' end`
