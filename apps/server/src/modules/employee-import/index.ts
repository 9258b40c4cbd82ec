export { employeesSheet } from './export-employees.ts'
export { howToFillSheet } from './how-to-fill.ts'
export { markedName } from './mark-file.ts'
export { personKey, positionKey } from './plan/keys.ts'
export {
  type FoundPerson,
  fullNameOf,
  type PersonSaid,
  personFinder,
  personWords,
} from './plan/person-finder.ts'
export { fieldOfHeader, headerKey } from './recognise/header-fields.ts'
export { registerEmployeeImport } from './routes.ts'
export { cellText } from './values/cell-text.ts'
export { parseDate } from './values/parse-date.ts'
export { splitFullName } from './values/parse-person.ts'
export { ERRORS, markedSheet } from './work/marked-sheet.ts'
export { tablesOf } from './work/read-tables.ts'
