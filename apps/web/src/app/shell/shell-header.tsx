import { PAGES } from '@ot/domain'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { CompanySwitcher } from '../../features/company-choice/company-switcher.tsx'
import { Logo } from '../../features/public-pages/logo.tsx'
import { product } from '../../lib/product.ts'
import { useRouter } from '../../lib/routing/use-router.ts'
import { useUsername } from '../../lib/use-auth-state.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { MainNav } from './main-nav.tsx'
import styles from './shell-header.module.css'
import { ShellSearch } from './shell-search.tsx'
import { SignOutButton } from './sign-out-button.tsx'

export function ShellHeader() {
  const router = useRouter()
  const username = useUsername()
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <Link to={PAGES.news.path} className={styles.home} aria-label={`${product.name}, новости`}>
          <Logo />
        </Link>
        <IconButton label="Назад" onClick={() => router.history.back()}>
          <IconArrowLeft size={20} stroke={1.6} />
        </IconButton>
        <IconButton label="Вперёд" onClick={() => router.history.forward()}>
          <IconArrowRight size={20} stroke={1.6} />
        </IconButton>
        <CompanySwitcher />
        <ShellSearch />
        <div className={styles.end}>
          <MainNav place="header" />
          <span className={styles.user}>{username}</span>
          <SignOutButton />
        </div>
      </div>
    </header>
  )
}
