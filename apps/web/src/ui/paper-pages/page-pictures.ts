import type { PaperPages } from '@ot/contract'
import { useEffect, useState } from 'react'

const SVG = 'image/svg+xml'

/** A page as a picture of its own: as in the PDF, every line is an outline. */
function pictureOf(glyphs: string, { width, height, picture }: PaperPages['pages'][number]): Blob {
  const frame = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt"`
  return new Blob([`<svg ${frame}><defs>${glyphs}</defs>${picture}</svg>`], { type: SVG })
}

/** Addresses of the pictures of pages while they are shown. */
export function usePagePictures({ glyphs, pages }: PaperPages): readonly string[] {
  const [addresses, setAddresses] = useState<readonly string[]>([])
  useEffect(() => {
    const made = pages.map((page) => URL.createObjectURL(pictureOf(glyphs, page)))
    setAddresses(made)
    return () => {
      for (const address of made) URL.revokeObjectURL(address)
    }
  }, [glyphs, pages])
  return addresses
}
