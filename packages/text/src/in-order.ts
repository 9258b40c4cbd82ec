/** As a reader looks for names: by the Russian alphabet, numbers among the letters by their size («№ 2» before «№ 10»). */
export const { compare: compareNames } = new Intl.Collator('ru', { numeric: true })
