import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { phoneHref, product } from '../../lib/product.ts'
import { type Copying, useCopying } from '../../lib/use-copying.ts'
import styles from './public-footer.module.css'

const COPYING_MESSAGES = {
  idle: '',
  copied: 'Скопировано',
  refused: 'Скопировать не удалось: выделите текст и скопируйте сами',
} satisfies Record<Copying, string>

/** Phone and mail of the support: to call, to write, and to copy for another program. */
export function SupportContacts() {
  const { copying, copy } = useCopying()
  return (
    <>
      <p className={styles.contact}>
        <a href={phoneHref(product.supportPhone)} className={styles.phone}>
          {product.supportPhone.replaceAll(' ', '\u00a0')}
        </a>
        <CopyButton name="Скопировать телефон" onCopy={() => void copy(product.supportPhone)} />
      </p>
      <p className={styles.contact}>
        <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>
        <CopyButton name="Скопировать почту" onCopy={() => void copy(product.supportEmail)} />
      </p>
      <output className={styles.copying}>{COPYING_MESSAGES[copying]}</output>
    </>
  )
}

function CopyButton({ name, onCopy }: { name: string; onCopy: () => void }) {
  return (
    <button type="button" className={styles.copy} aria-label={name} title={name} onClick={onCopy}>
      <IconCopy size={18} stroke={1.6} aria-hidden="true" />
    </button>
  )
}
