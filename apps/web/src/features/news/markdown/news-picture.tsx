import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { newsPictureQuery } from '../api/news-queries.ts'
import styles from './markdown-text.module.css'

/** Asked for with the session's token, hence not by an address of its own; its words stand in for it until it comes. */
export function NewsPicture({ id, alt }: { id: number; alt: string }) {
  const { data } = useQuery(newsPictureQuery(id))
  const address = useObjectAddress(data)
  if (address === null) return <span className={styles.pending}>{alt}</span>
  return <img src={address} alt={alt} className={styles.picture} />
}

function useObjectAddress(picture: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (picture === undefined) return
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return address
}
