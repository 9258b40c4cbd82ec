import { toBuffer } from 'qrcode'

/** A QR code as PNG, `size` pixels wide, with the correction of ГОСТ Р 56042-2014 (level M) and its quiet zone. */
export function qrPicture(text: string, size: number): Promise<Buffer> {
  return toBuffer(text, { errorCorrectionLevel: 'M', margin: 4, width: size })
}
