import type { Image } from '../fields/scope.ts'
import { type MadePart, storedPart } from '../zip/write.ts'

const EMU_PER_MM = 36_000
const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const RELATIONSHIP_TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image'
/** Above the numbers Word gives to drawings, which have to differ within a document. */
const FIRST_DRAWING_ID = 1_000_000

/** The pictures of one document: the same picture is stored once, every part that shows it refers to it. */
export class DocumentImages {
  private readonly names = new Map<Image, string>()
  private drawings = 0

  nameOf(image: Image): string {
    const known = this.names.get(image)
    if (known !== undefined) return known
    if (!PNG_SIGNATURE.equals(image.png.subarray(0, PNG_SIGNATURE.length))) {
      throw new TypeError('An image of a document must be a PNG')
    }
    const name = `ot-image${this.names.size + 1}.png`
    this.names.set(image, name)
    return name
  }

  nextDrawing(): number {
    this.drawings++
    return FIRST_DRAWING_ID + this.drawings
  }

  parts(): MadePart[] {
    return [...this.names].map(([image, name]) => storedPart(`word/media/${name}`, image.png))
  }
}

/** The pictures one part shows, as its relationships. */
export class PartImages {
  private readonly ids = new Map<string, string>()
  private readonly document: DocumentImages
  private readonly idPrefix: string

  constructor(document: DocumentImages, idPrefix: string) {
    this.document = document
    this.idPrefix = idPrefix
  }

  drawing(image: Image, prefix: string): string {
    const name = this.document.nameOf(image)
    const id = this.ids.get(name) ?? `${this.idPrefix}${this.ids.size + 1}`
    this.ids.set(name, id)
    return drawingXml(image, id, this.document.nextDrawing(), prefix)
  }

  relationships(): string {
    return [...this.ids]
      .map(
        ([name, id]) => `<Relationship Id="${id}" Type="${RELATIONSHIP_TYPE}" Target="/word/media/${name}"/>`,
      )
      .join('')
  }
}

/** Declares every namespace itself, so that it is right in any part. */
function drawingXml({ widthMm, heightMm }: Image, id: string, drawing: number, prefix: string): string {
  const size = `cx="${Math.round(widthMm * EMU_PER_MM)}" cy="${Math.round(heightMm * EMU_PER_MM)}"`
  const draw = 'http://schemas.openxmlformats.org/drawingml/2006'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return (
    `<${prefix}drawing><wp:inline xmlns:wp="${draw}/wordprocessingDrawing" distT="0" distB="0" distL="0" distR="0">` +
    `<wp:extent ${size}/><wp:docPr id="${drawing}" name="Рисунок ${drawing}"/>` +
    `<a:graphic xmlns:a="${draw}/main"><a:graphicData uri="${draw}/picture">` +
    `<pic:pic xmlns:pic="${draw}/picture">` +
    `<pic:nvPicPr><pic:cNvPr id="${drawing}" name="Рисунок ${drawing}"/><pic:cNvPicPr/></pic:nvPicPr>` +
    `<pic:blipFill><a:blip xmlns:r="${office}" r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm>` +
    `<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>` +
    `</pic:pic></a:graphicData></a:graphic></wp:inline></${prefix}drawing>`
  )
}
