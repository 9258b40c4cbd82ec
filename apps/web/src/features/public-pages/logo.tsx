import { product } from '../../lib/product.ts'
import styles from './logo.module.css'

const ACCENTED_LETTERS = 2

/** The name of the product, its first two letters (ОТ, охрана труда) in the accent colour. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <span className={styles.accent}>{product.name.slice(0, ACCENTED_LETTERS)}</span>
      {product.name.slice(ACCENTED_LETTERS)}
    </span>
  )
}
