import { product } from './product.ts'

/** «Сведения об организации — ОТдел». */
export function documentTitle(title: string | undefined): string {
  return title === undefined ? `${product.name} — ${product.slogan}` : `${title} — ${product.name}`
}
