import { type CompiledTemplate, compileTemplate } from '@ot/doc-engine'
import type { LibraryBundle } from '../format/bundle.ts'
import { SELLER_PAPERS, type SellerPaper, type SellerPaperFacts } from './seller-facts.ts'
import { SELLER_DICTIONARY, sellerScope } from './seller-fields.ts'

export type SellerPress = (paper: SellerPaper, facts: SellerPaperFacts) => Buffer

/** Compiled when the first invoice is asked for. */
export function sellerPress({ seller }: Pick<LibraryBundle, 'seller'>): SellerPress {
  const compiled = new Map<SellerPaper, CompiledTemplate>()
  return (paper, facts) => {
    const known = compiled.get(paper)
    if (known !== undefined) return known.render(sellerScope(facts)).bytes
    if (seller === undefined) throw new Error(`the bundle has no papers of the seller: ${SELLER_PAPERS}`)
    const fresh = compileTemplate(Buffer.from(seller[paper], 'base64'), SELLER_DICTIONARY)
    compiled.set(paper, fresh)
    return fresh.render(sellerScope(facts)).bytes
  }
}
