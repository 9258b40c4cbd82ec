import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { employeeSummaryQuery } from './summary.ts'

/** Of the longer side, in pixels. */
const SIDE = 640
const QUALITY = 0.85
const TYPE = 'image/jpeg'

/** The bytes behind a fingerprint never change. */
export function photoQuery(employeeId: number, sha256: string) {
  return queryOptions({
    queryKey: ['employee-photo', employeeId, sha256],
    queryFn: ({ signal }) => call('GET /api/employees/:id/photo', { params: { id: employeeId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

interface Of {
  companyId: number
  employeeId: number
}

export async function setPhoto(
  client: QueryClient,
  { companyId, employeeId }: Of,
  file: File,
): Promise<void> {
  await call('POST /api/employees/:id/photo', {
    params: { id: employeeId },
    upload: { file: await smallPicture(file), fields: {} },
  })
  await client.invalidateQueries(employeeSummaryQuery(companyId, employeeId))
}

export async function removePhoto(client: QueryClient, { companyId, employeeId }: Of): Promise<void> {
  await call('DELETE /api/employees/:id/photo', { params: { id: employeeId } })
  await client.invalidateQueries(employeeSummaryQuery(companyId, employeeId))
}

/** A photograph as small as it is shown, turned the right way up. What the browser cannot draw goes as it is: the server says why not. */
async function smallPicture(file: File): Promise<File> {
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
