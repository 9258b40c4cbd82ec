import { useEffect, useEffectEvent } from 'react'
import { timing } from '../../lib/timing.ts'
import { Notice } from '../../ui/notice.tsx'

/** The thanks, which take themselves away. */
export function ActivityRequestSent({ onEnough }: { onEnough: () => void }) {
  const leave = useEffectEvent(onEnough)
  useEffect(() => {
    const timer = setTimeout(leave, timing.activityRequestClose)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Notice kind="success" role="status">
      <p>Мы оповестим вас о готовности к работе с вашей фактической деятельностью.</p>
      <p>Благодарим за участие в развитии сервиса!</p>
    </Notice>
  )
}
