/** In the address of a card nobody has written yet: the form is open at once. */
export const COMPANY_FORM = 'form'
