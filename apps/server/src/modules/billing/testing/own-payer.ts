/** The company pays for itself. */
export const OWN_PAYER = {
  type: 'this-company',
  name: null,
  data: { emailForInvoices: 'buh@romashka.example' },
}
