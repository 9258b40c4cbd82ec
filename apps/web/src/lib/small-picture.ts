/** Of the longer side, in pixels. */
const SIDE = 640
const QUALITY = 0.85
const TYPE = 'image/jpeg'

/** A photograph as small as it is shown, turned the right way up. What the browser cannot draw goes as it is: the server says why not. */
export async function smallPicture(file: File): Promise<File> {
  const picture = await drawn(file)
  if (picture === null) return file
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, TYPE, QUALITY))
  return bytes === null ? file : new File([bytes], 'photo.jpg', { type: TYPE })
}

async function drawn(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file)
  } catch (cause) {
    if (cause instanceof DOMException) return null
    throw cause
  }
}
