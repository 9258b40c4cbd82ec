/** The specification's own words, though it is a department that is named. */
export const DEPARTMENT_NAME_REQUIRED = 'Введите название компании'
export const DEPARTMENT_NAME_MAX = 200
