import type { Evidence } from '@ot/contract'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useObjectUrl } from '../../../lib/use-object-url.ts'
import { evidenceFileQuery } from '../api/evidence-calls.ts'
import styles from './evidence.module.css'

/** What every browser can show; a photograph in HEIC is downloaded. */
const SHOWN_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** The photograph itself, asked for when it comes into sight: there may be many, of twenty megabytes each. */
export function EvidencePicture({ evidence }: { evidence: Evidence }) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  const isPicture = SHOWN_TYPES.includes(evidence.mediaType)
  const file = useQuery({ ...evidenceFileQuery(evidence), enabled: isPicture && isSeen })
  const address = useObjectUrl(file.data)
  return (
    <div ref={place} className={styles.picture}>
      {address === null ? (
        <IconFileText size={40} stroke={1.2} aria-hidden="true" />
      ) : (
        <a href={address} target="_blank" rel="noreferrer">
          <img src={address} alt={evidence.name} />
        </a>
      )}
    </div>
  )
}

function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (place.current === null || isSeen) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, isSeen])
  return isSeen
}
