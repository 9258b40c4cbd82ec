import type { ReactNode } from 'react'
import { DeletionBanner } from '../../features/account/deletion-banner.tsx'
import { StartPlace } from '../../features/start/start-place.tsx'
import { NoticesPlace } from '../../ui/notices-place.tsx'
import { WaitingWord } from '../../ui/waiting-word.tsx'
import { AnnounceNew } from './announce-new.ts'
import { ConnectionLine } from './connection-line.tsx'
import { MainNav } from './main-nav.tsx'
import styles from './shell.module.css'
import { ShellHeader } from './shell-header.tsx'
import { SubscriptionLine } from './subscription-line.tsx'
import { UndoOffers } from './undo-offers.tsx'

/** The frame of every page of somebody who is signed in. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        К содержанию
      </a>
      <ShellHeader />
      <ConnectionLine />
      <SubscriptionLine />
      <StartPlace />
      <NoticesPlace>
        <UndoOffers />
        <main id="content" className={styles.content} tabIndex={-1}>
          <WaitingWord />
          <DeletionBanner />
          {children}
        </main>
      </NoticesPlace>
      <MainNav place="bottom" />
      <AnnounceNew />
    </div>
  )
}
