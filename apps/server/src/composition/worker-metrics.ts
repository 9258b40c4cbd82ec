import cluster, { type Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { anyObject, shaped, text } from '../db/rows.ts'

const ASKED = 'otdel: metrics of all'
const TOLD = 'otdel: metrics of all are'

const isAsked = shaped({ type: text, id: text })
const isTold = shaped({ type: text, id: text, metrics: text })

/** Only the parent reaches all workers: a worker that is asked asks him. Answers the reader of all. */
export function shareMetrics(own: Registry): () => Promise<string> {
  // Its making alone lets this worker answer the parent.
  new AggregatorRegistry()
  AggregatorRegistry.setRegistries(own)
  return () => {
    const id = randomUUID()
    return new Promise((resolve) => {
      const hear = (message: unknown) => {
        if (!isTold(message) || message.type !== TOLD || message.id !== id) return
        process.off('message', hear)
        resolve(message.metrics)
      }
      process.on('message', hear)
      process.send?.({ type: ASKED, id })
    })
  }
}

/** The parent's part: gathers from all workers for the one that asks. */
export function gatherMetrics(report: (error: Error) => void): void {
  const gatherer = new AggregatorRegistry()
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!anyObject(message) || !isAsked(message) || message.type !== ASKED) return
    gatherer
      .clusterMetrics()
      .then((metrics) => worker.send({ type: TOLD, id: message.id, metrics }))
      .catch(report)
  })
}
