import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './notice.module.css'
import { TariffText } from './tariff-text.tsx'

export type NoticeKind = 'info' | 'warning' | 'danger' | 'success'

const ICONS = {
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  danger: IconAlertTriangle,
  success: IconCircleCheck,
} as const

interface NoticeProps {
  kind?: NoticeKind
  /** `alert` for what appeared because of something the user did. */
  role?: 'alert' | 'status' | 'note'
  children: ReactNode
}

export function Notice({ kind = 'info', role = 'note', children }: NoticeProps) {
  const Icon = ICONS[kind]
  return (
    <div className={classNames(styles.notice, styles[kind])} role={role}>
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      <div>{typeof children === 'string' ? <TariffText text={children} /> : children}</div>
    </div>
  )
}
