import type { Department } from '@ot/contract'
import { useEffect, useEffectEvent } from 'react'
import { timing } from '../../../../lib/timing.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { departmentRowId } from './department-head.tsx'
import styles from './employees-desk.module.css'

interface AddedNoticeProps {
  department: Department
  /** The list shows it already. */
  isListed: boolean
  onGone: () => void
}

/** Says that the department is there and shows where: the list is in the order of the alphabet. */
export function AddedNotice({ department, isListed, onGone }: AddedNoticeProps) {
  const { id, name } = department
  useEffect(() => {
    if (isListed) document.getElementById(departmentRowId(id))?.scrollIntoView({ block: 'center' })
  }, [isListed, id])
  const leave = useEffectEvent(onGone)
  useEffect(() => {
    const timer = setTimeout(() => leave(), timing.savedNotice)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.added}>
      <Notice kind="success" role="status">
        Отдел «{name}» добавлен
      </Notice>
    </div>
  )
}
