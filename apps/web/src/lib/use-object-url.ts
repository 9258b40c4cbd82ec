import { useEffect, useState } from 'react'

/** An address of bytes that were asked for with the session's token; null until they come. */
export function useObjectUrl(bytes: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (bytes === undefined) return
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(null)
    }
  }, [bytes])
  return address
}
