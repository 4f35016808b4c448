import type { MappingAnswer, MappingRequest } from './worker/mapping-protocol.ts'

/** Sends one request to a worker of its own, which ends with its answer or when the request is given up. */
export function askMappingWorker(request: MappingRequest, signal: AbortSignal): Promise<MappingAnswer> {
  const worker = new Worker(new URL('./worker/mapping-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<MappingAnswer>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.onmessage = ({ data }: MessageEvent<MappingAnswer>) => resolve(data)
    worker.onerror = event => reject(new Error(event.message))
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
