import { answerOf } from '@ot/contract'
import { accessToken } from './world.ts'

/** Saves the company's card each time it is called, with another telephone: what is kept of the company is computed anew after it. */
export async function cardSaver(url: string, companyId: number): Promise<() => Promise<void>> {
  const headers = { authorization: `Bearer ${await accessToken(url)}`, 'content-type': 'application/json' }
  let saves = 0
  return async () => {
    saves += 1
    const body = JSON.stringify({ phone: `+7 (495) 123-${10 + (saves % 90)}-45` })
    const answer = await fetch(`${url}/api/companies/${companyId}`, { method: 'PATCH', headers, body })
    if (!answer.ok) throw new Error(`the card was not saved: ${answer.status}`)
    answerOf('PATCH /api/companies/:id', await answer.json())
  }
}
