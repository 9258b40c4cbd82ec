/** How many forms and templates the library promises at least. */
export const LIBRARY_FORMS = 400
